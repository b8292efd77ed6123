import type { Query, QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from './changes.ts';

const followed = new WeakSet<QueryClient>();

/** A list that is shown reads itself again, and moves no row. */
const isKeptFresh = ({ observers }: Query) =>
  observers.some(({ options }) => options.meta?.['isKeptFresh'] === true);

/**
 * From now on, reads again what the screen shows when another tab has changed records: at once where it is seen,
 * else when its person comes back to it.
 */
export function readAfterOtherTabs(queries: QueryClient): void {
  if (followed.has(queries)) return;
  followed.add(queries);
  followOtherTabs(() => {
    void queries.invalidateQueries({
      queryKey: ['records'],
      predicate: (query) => !isKeptFresh(query),
      refetchType: document.hidden ? 'none' : 'active',
    });
  });
}
