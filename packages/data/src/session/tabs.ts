import { sessionKeyOf } from '../client/index.ts';

export interface TabListeners {
  /** Called when a person signs out in another tab. */
  readonly onSignOut: () => void;
  /** Called when another tab may have signed in or out: it has stored something, or this page was frozen meanwhile. */
  readonly onChange: () => void;
}

/** Announces to the other tabs of this origin that a person signs out, which supabase-js doesn't, and follows them. */
export function joinTabs(url: string, { onSignOut, onChange }: TabListeners) {
  const left = new AbortController();
  // Also before auth-js is loaded, which listens itself.
  if (typeof document !== 'undefined') {
    const { signal } = left;
    const key = sessionKeyOf(url);
    const onStored = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    window.addEventListener('storage', onStored, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || onChange(), { signal });
  }
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`ninefold: signed out of ${url}`);
  channel?.addEventListener('message', onSignOut);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches pages of its own origin only
    announce: () => channel?.postMessage(null),
    close() {
      left.abort();
      channel?.close();
    },
  };
}
