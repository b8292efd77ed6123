import { useRouter } from '@tanstack/react-router';
import { pathOf, type VisitedAddresses, visitedAddresses } from './visited-addresses.ts';

export function useVisitedAddresses(): VisitedAddresses {
  return visitedAddresses(useRouter().history);
}

/**
 * Goes from a form to the screen after saving. The form is removed from the history, so that
 * going back does not open it again.
 *
 * @returns A function of the screen's address, and of the saved record's where that is another.
 */
export function useLeaveForm(): (address: string, saved?: string) => Promise<void> {
  const router = useRouter();
  const visited = useVisitedAddresses();
  return async (address, saved = address) => {
    visited.noteSaved(saved);
    const previous = visited.previous();
    if (previous !== undefined && pathOf(previous) === pathOf(address)) router.history.back();
    else await router.navigate({ to: address, replace: true });
  };
}
