import type { Entity } from '@ninefold/specification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listedRecord, recordQuery } from '../../screen-context/queries/index.ts';
import { useRecordSource } from '../../screen-context/index.ts';

/** Reads a record. Until it has been read, what its list knows of it takes its place. */
export function useShownRecord(entity: Entity, id: string) {
  const source = useRecordSource();
  const queries = useQueryClient();
  return useQuery({
    ...recordQuery(source, entity, id),
    placeholderData: () => listedRecord(queries, source.client, entity, id),
  });
}
