import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What somebody else has asked for, once it is there. An observer of its own would lend the
 * query its function, with which it is asked again after a change.
 */
export function useDataOf(queryKey: QueryKey): unknown {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => queries.getQueryData(queryKey));
}
