import { useSyncExternalStore } from 'react';

/** Whether the device has a connection, as far as the browser knows. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Like `isOnline`, and renders again when it changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(followConnection, isOnline);
}

function followConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
