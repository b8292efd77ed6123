import type { Entity } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { useRouter } from '@tanstack/react-router';
import { isOnline } from '../../application/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import type { KeptChange } from './keep-change.ts';

/**
 * Returns a function that keeps a change while the device is offline, and says so. It resolves with false where the
 * device is online, or the browser can't keep the change: then it is to be sent at once.
 * A change that leads on from one that waits is sent after it.
 */
export function useKeepChange(
  entity: Entity,
): (change: KeptChange, isAfterWaiting?: boolean) => Promise<boolean> {
  const { application } = useScreen();
  const { history } = useRouter();
  const toast = useToast();
  return async (change, isAfterWaiting = false) => {
    if (isOnline() && !isAfterWaiting) return false;
    // The frame has loaded it.
    const loaded = await import('./waiting.ts').catch(() => undefined);
    return (await loaded?.keepChange({ application, history, toast }, entity, change)) ?? false;
  };
}
