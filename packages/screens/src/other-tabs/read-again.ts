import type { Query, QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from './changes.ts';

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
