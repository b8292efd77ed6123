import type { RecordRow } from '@ninefold/data/records';
import { findEntity, type Specification } from '@ninefold/specification';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { recordId } from '../addresses/index.ts';
import {
  fullSpecificationQuery,
  listedRecord,
  type LoadedSpecification,
  recordKey,
} from '../queries/index.ts';
import { useScreen } from '../screen-context/index.ts';

/**
 * Returns the cached data of a query that other code reads. An observer here would replace the query's
 * function, with which it is read again after a change.
 */
function useCachedData(queryKey: QueryKey): unknown {
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

/**
 * How many of the nine points have known facts. Undefined until the person has opened
 * the specification: to count them, all of it must have been read.
 */
export function usePointsKnown(): number | undefined {
  const { application } = useScreen();
  const whole = useCachedData(fullSpecificationQuery(application).queryKey) as
    | LoadedSpecification
    | undefined;
  const [counted, setCounted] = useState<{
    readonly of: LoadedSpecification;
    readonly points: number;
  }>();
  useEffect(() => {
    if (whole === undefined) return undefined;
    let left = false;
    const count = async () => {
      const { pointsKnown } = await import('./points-known.ts');
      if (!left) setCounted({ of: whole, points: pointsKnown(whole.specification) });
    };
    // Without a connection the figure stays away; the screen says why.
    count().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [whole]);
  return counted?.of === whole ? counted?.points : undefined;
}
