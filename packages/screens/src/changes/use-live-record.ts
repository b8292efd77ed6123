import type { RecordSource } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recordKey } from '../screen-context/queries/index.ts';
import { type Coalesced, coalesced } from './coalesced.ts';
import { useLiveTable } from './use-live-table.ts';

/** Reads a record again when its table changes, where Realtime says so. */
export function useLiveRecord({ client }: RecordSource, entity: Entity, id: string): void {
  const queries = useQueryClient();
  const reader = useRef<Coalesced>(null);
  useEffect(() => {
    const queryKey = recordKey(client, entity, id);
    const reading = coalesced(
      () => queries.refetchQueries({ queryKey, exact: true }),
      () => queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    );
    reader.current = reading;
    return reading.stop;
  }, [queries, client, entity, id]);
  useLiveTable(entity, () => reader.current?.call());
}
