import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns the cached data of a query that other code reads. An observer here would replace the query's
 * function, with which it is read again after a change.
 */
export function useCachedData(queryKey: QueryKey): unknown {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => queries.getQueryData(queryKey));
}
