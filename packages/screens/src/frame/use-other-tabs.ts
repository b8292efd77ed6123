import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followOtherTabs } from '../queries/index.ts';

/** A list that is shown reads itself again, and moves no row. */
const isKeptFresh = ({ observers }: Query) =>
  observers.some(({ options }) => options.meta?.['isKeptFresh'] === true);

/**
 * Reads again what the screen shows when another tab has changed records: at once where it is seen, else when
 * its person comes back to it.
 */
export function useOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followOtherTabs(() => {
        void queries.invalidateQueries({
          queryKey: ['records'],
          predicate: (query) => !isKeptFresh(query),
          refetchType: document.hidden ? 'none' : 'active',
        });
      }),
    [queries],
  );
}
