import {
  type FilterTerm,
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

/** The conditions and fields of a list that its address leaves out. */
export interface ListReading {
  /** Conditions besides its own. */
  readonly within?: readonly FilterTerm[] | undefined;
  /** Names of fields, as `fieldsToList` returns them; all where left out. */
  readonly fields?: readonly string[] | undefined;
}

export function listQuery(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  reading: ListReading = {},
) {
  return queryOptions({
    queryKey: listKey(source.client, entity, state, reading),
    queryFn: ({ signal, client }) => readList(client, source, entity, state, reading, signal),
    // The client alone tries again.
    retry: false,
  });
}

/** Reads the rows of `listQuery`, and leaves those that it holds as they are. */
export function readList(
  queries: QueryClient,
  source: RecordSource,
  entity: Entity,
  state: ListState,
  reading: ListReading,
  signal: AbortSignal,
): Promise<RecordPage> {
  const limit = state.limit ?? pageSizeOf(entity, source.specification);
  const before = listKey(
    source.client,
    entity,
    { ...state, offset: state.offset - limit },
    reading,
  );
  const after = state.offset >= limit ? queries.getQueryData<RecordPage>(before) : undefined;
  return listRecords(
    source,
    entity,
    state,
    { signal, after, fields: reading.fields },
    { filters: reading.within },
  );
}

function listKey(
  client: KeyOwner,
  entity: Entity,
  state: ListState,
  { within = [], fields }: ListReading,
) {
  return [...entityKey(client, entity), 'list', writeListAddress(state), within, fields] as const;
}

export function recordKey(client: KeyOwner, entity: Entity, id: string) {
  return [...entityKey(client, entity), 'record', id] as const;
}

export function recordQuery(source: RecordSource, entity: Entity, id: string) {
  return queryOptions({
    queryKey: recordKey(source.client, entity, id),
    queryFn: ({ signal }) => readRecord(source, entity, id, { signal }),
    // The client alone tries again.
    retry: false,
  });
}

/**
 * Returns the record as the list has read it that reads most of it, without its version: shown until it has been
 * read itself.
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
  const rows = pages.flatMap(([, page]) => page?.rows.find((row) => row.id === id) ?? []);
  return rows.reduce<RecordRow | undefined>(
    (most, row) => (most !== undefined && knownIn(most) >= knownIn(row) ? most : row),
    undefined,
  );
}

/** Returns how many fields of a record are known. */
function knownIn({ values }: RecordRow): number {
  return Object.keys(values).length;
}
