import { useMemo, useSyncExternalStore } from 'react';
import { useIdentity } from '../screen-context/index.ts';
import {
  readChanges,
  storedChanges,
  subscribeToChanges,
  type WaitingChange,
} from '../waiting-changes/index.ts';

/** Returns the person's changes that wait to be sent, in their order. */
export function useWaitingChanges(): readonly WaitingChange[] {
  const identity = useIdentity();
  const stored = useSyncExternalStore(subscribeToChanges, () => storedChanges(identity));
  return useMemo(() => readChanges(stored), [stored]);
}

/** Whether the device has a connection, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(followConnection, () => navigator.onLine);
}

function followConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
