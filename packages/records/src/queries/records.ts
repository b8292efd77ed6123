import {
  type Filter,
  type ListState,
  listRecords,
  pageSizeOf,
  readRecord,
  type RecordPage,
  type RecordRow,
  type RecordSource,
  writeListAddress,
} from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { entityKey, type KeyOwner } from './keys.ts';

/** @param within Conditions of which the list's address says nothing. */
export function listQuery(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  within: readonly Filter[] = [],
) {
  return queryOptions({
    queryKey: listKey(source.client, entity, state, within),
    queryFn: ({ signal, client }) => readList(client, source, entity, state, within, signal),
  });
}

/** Reads the rows of `listQuery`, and leaves those that it holds as they are. */
export function readList(
  queries: QueryClient,
  source: RecordSource,
  entity: Entity,
  state: ListState,
  within: readonly Filter[],
  signal: AbortSignal,
): Promise<RecordPage> {
  const limit = state.limit ?? pageSizeOf(entity, source.specification);
  const before = listKey(source.client, entity, { ...state, offset: state.offset - limit }, within);
  const after = state.offset >= limit ? queries.getQueryData<RecordPage>(before) : undefined;
  return listRecords(source, entity, state, { signal, after }, { filters: within });
}

function listKey(client: KeyOwner, entity: Entity, state: ListState, within: readonly Filter[]) {
  return [...entityKey(client, entity), 'list', writeListAddress(state), within] as const;
}

export function recordKey(client: KeyOwner, entity: Entity, id: string) {
  return [...entityKey(client, entity), 'record', id] as const;
}

export function recordQuery(source: RecordSource, entity: Entity, id: string) {
  return queryOptions({
    queryKey: recordKey(source.client, entity, id),
    queryFn: ({ signal }) => readRecord(source, entity, id, { signal }),
  });
}

/**
 * Returns the record as a list has read it, without its version and `binary` content: shown until it
 * has been read itself.
 */
export function listedRecord(
  queries: QueryClient,
  client: KeyOwner,
  entity: Entity,
  id: string,
): RecordRow | undefined {
  const pages = queries.getQueriesData<RecordPage>({
    queryKey: [...entityKey(client, entity), 'list'],
  });
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id);
}
