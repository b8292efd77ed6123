import type { Query, QueryClient } from '@tanstack/react-query';

/** Reaches all tabs of this origin. A message says only that records may have changed. */
const channelName = 'ninefold: records changed';

let channel: BroadcastChannel | undefined;

/** One for the page, so that no message comes back to the tab that sent it. */
function joined(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Announces to the other tabs that this one has changed records. */
export function announceChange(): void {
  joined()?.postMessage(null);
}

/** Calls `listener` when another tab has changed records. Returns a function that stops it. */
export function followOtherTabs(listener: () => void): () => void {
  const joinedChannel = joined();
  joinedChannel?.addEventListener('message', listener);
  return () => joinedChannel?.removeEventListener('message', listener);
}

const followed = new WeakSet<QueryClient>();

/** A list that is shown reads itself again, and moves no row. */
const isKeptFresh = ({ observers }: Query) =>
  observers.some(({ options }) => options.meta?.['isKeptFresh'] === true);

/**
 * Reads again, from now on, what the screen shows: when another tab has changed records, at once where it is seen;
 * and what is no longer recent when the window gets the focus back. Query itself does so where a hidden tab is shown
 * again; a window beside others is never hidden.
 */
export function readAfterOthers(queries: QueryClient): void {
  if (followed.has(queries)) return;
  followed.add(queries);
  const records = {
    queryKey: ['records'],
    predicate: (query: Query) => !isKeptFresh(query),
  };
  followOtherTabs(() => {
    const refetchType = document.hidden ? 'none' : 'active';
    void queries.invalidateQueries({ ...records, refetchType });
  });
  window.addEventListener('focus', () => {
    void queries.refetchQueries(
      { ...records, type: 'active', stale: true },
      { cancelRefetch: false },
    );
  });
}
