import { useMemo, useSyncExternalStore } from 'react';
import { useIdentity } from '../../screen-context/index.ts';
import { subscribeToChanges, type WaitingChange, waitingChanges } from './queue.ts';

/** Returns the person's changes that wait to be sent, in their order. */
export function useWaitingChanges(): readonly WaitingChange[] {
  const identity = useIdentity();
  // As text, which is the same until something has changed.
  const stored = useSyncExternalStore(subscribeToChanges, () =>
    JSON.stringify(waitingChanges(identity)),
  );
  return useMemo(() => JSON.parse(stored) as readonly WaitingChange[], [stored]);
}
