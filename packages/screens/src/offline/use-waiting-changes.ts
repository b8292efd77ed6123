import { useMemo, useSyncExternalStore } from 'react';
import { readChanges, storedChanges, subscribeToChanges, type WaitingChange } from './queue.ts';
import { useIdentity } from '../screen-context/index.ts';

/** Returns the person's changes that wait to be sent, in their order. */
export function useWaitingChanges(): readonly WaitingChange[] {
  const identity = useIdentity();
  const stored = useSyncExternalStore(subscribeToChanges, () => storedChanges(identity));
  return useMemo(() => readChanges(stored), [stored]);
}
