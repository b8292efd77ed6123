import type { RecordRow } from '@ninefold/data/records';
import { findEntity, type Specification } from '@ninefold/specification';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { recordId } from '../addresses/index.ts';
import { listedRecord, recordKey } from '../screen-context/queries/index.ts';
import { useScreen } from '../screen-context/index.ts';

/**
 * Returns the cached data of a query that other code reads. An observer here would replace the query's
 * function, with which it is read again after a change.
 */
export function useCachedData(queryKey: QueryKey): unknown {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(queryKey);
  const subscribe = useCallback(
    (changed: () => void) =>
      cache.subscribe(({ query }) => {
        if (query.queryHash === hash) changed();
      }),
    [cache, hash],
  );
  return useSyncExternalStore(subscribe, () => cache.get(hash)?.state.data);
}

/**
 * Returns the title of the record at the current address, once its screen or a list has read it.
 *
 * @param specification The screen's.
 */
export function useRecordTitle(specification: Specification): string | undefined {
  const { entity: segment = '', id: recordSegment = '' } = useParams({ strict: false });
  const entity = findEntity(specification, segment);
  const queries = useQueryClient();
  const id = recordId(recordSegment);
  const client = useScreen().application.database?.client;
  const isKnown = entity !== undefined && client !== undefined;
  const row = useCachedData(isKnown ? recordKey(client, entity, id) : ['no record']) as
    | RecordRow
    | undefined;
  return (row ?? (isKnown ? listedRecord(queries, client, entity, id) : undefined))?.title;
}
