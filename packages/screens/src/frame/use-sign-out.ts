import { useRouter } from '@tanstack/react-router';
import { useScreen } from '../screen-context/index.ts';

/** Signs out, clears the data that was read for that person, and goes to the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const { application } = useScreen();
  return async () => {
    await application.database?.session.signOut();
    await router.navigate({ to: '/sign-in' });
    clearTab();
    // Only after the screens are left: they would read everything again, as a visitor.
    application.queries.clear();
    await router.invalidate();
  };
}

/** Deletes what the tab keeps of a person: the addresses they visited, and their drafts. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}
