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

export const entityKey = (entity: Entity) => ['records', entity.schema, entity.name] as const;

/** @param within Conditions of which the list's address says nothing. */
export function listQuery(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  within: readonly Filter[] = [],
) {
  return queryOptions({
    queryKey: listKey(entity, state, within),
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
  const before = listKey(entity, { ...state, offset: state.offset - limit }, within);
  const after = state.offset >= limit ? queries.getQueryData<RecordPage>(before) : undefined;
  return listRecords(source, entity, state, { signal, after }, { filters: within });
}

function listKey(entity: Entity, state: ListState, within: readonly Filter[]) {
  return [...entityKey(entity), 'list', writeListAddress(state), within] as const;
}

export function recordKey(entity: Entity, id: string) {
  return [...entityKey(entity), 'record', id] as const;
}

export function recordQuery(source: RecordSource, entity: Entity, id: string) {
  return queryOptions({
    queryKey: recordKey(entity, id),
    queryFn: ({ signal }) => readRecord(source, entity, id, { signal }),
  });
}

/**
 * Returns the record as a list has read it, without its version and `binary` content: shown until it
 * has been read itself.
 */
export function listedRecord(
  queries: QueryClient,
  entity: Entity,
  id: string,
): RecordRow | undefined {
  const pages = queries.getQueriesData<RecordPage>({ queryKey: [...entityKey(entity), 'list'] });
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id);
}

/**
 * After a write any list may hold the record, its label or a count of it, and a
 * trigger may have changed other tables: all that is shown is asked again.
 *
 * @returns Whether all of it could be read again.
 */
export async function recordsChanged(queries: QueryClient): Promise<boolean> {
  import('./other-tabs.ts').then(({ announceChange }) => announceChange()).catch(() => {});
  const filters = { queryKey: ['records'], type: 'active' } as const;
  const shown = queries.getQueryCache().findAll(filters);
  const readable = shown.filter(({ state }) => state.status === 'success');
  await queries.invalidateQueries({ queryKey: ['records'] });
  return !readable.some((query) => query.isActive() && query.state.status === 'error');
}
