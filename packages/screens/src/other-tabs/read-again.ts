import type { Query, QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from './changes.ts';

const followed = new WeakSet<QueryClient>();

/** A list that is shown reads itself again, and moves no row. */
const isKeptFresh = ({ observers }: Query) =>
  observers.some(({ options }) => options.meta?.['isKeptFresh'] === true);

/**
 * From now on, reads again what the screen shows: when another tab has changed records, at once where it is seen;
 * and what is no longer recent when its person comes back to the window. A tab that is shown again is Query's own
 * concern, but a window beside others was never hidden.
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
