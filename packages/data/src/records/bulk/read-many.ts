import { type ReadOptions, requestRecords } from '../../client/index.ts';
import { type Entity, referenceOfField } from '@ninefold/specification';
import type { FilterTerm, ListState } from '@ninefold/specification/grammar';
import { keyFields, longestConditions, planRecords, type RecordSource } from '../../query/index.ts';
import { mostRowsOf } from '../list-plan.ts';
import { listAllRecords } from '../list-all.ts';
import type { RecordRow } from '../record.ts';
import { recordsOf } from '../rows.ts';
import { type BatchSize, groupsByKey, keysParameters } from './key-conditions.ts';

/** Which records: by their ids, or all that match a list's filters and search. */
export type ManyRecords =
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | {
      readonly kind: 'all matching';
      readonly state: ListState;
      /** Conditions of which the list's address says nothing. */
      readonly within?: readonly FilterTerm[];
      /** Ids of those that are left out. */
      readonly except?: ReadonlySet<string>;
    };

export interface ReadManyOptions extends ReadOptions {
  /** Names of the fields to read, with their links, besides key and title; all but `binary` ones where left out. */
  readonly fields?: readonly string[];
  /** Called with how many have been read. */
  readonly onProgress?: (read: number) => void;
}

/** A record that was read in order to be written. */
export interface ReadRecord extends RecordRow {
  /**
   * The request that read it. Records of one request were read at one moment, so that none of them can
   * have got a version that another had then.
   */
  readonly request: number;
}

export interface ReadManyAnswer {
  /** Each once. */
  readonly records: readonly ReadRecord[];
  /** Ids of records that were wanted, and that are gone or can't be seen. */
  readonly gone: readonly string[];
}

export function batchSizeOf({ specification }: RecordSource): BatchSize {
  return { records: Math.min(200, mostRowsOf(specification)), characters: 6000 };
}

/**
 * Reads many records with their versions, before any of them is written: those that match at this moment
 * are written and no others, though the write itself may make records match or stop matching.
 *
 * @throws {DataError} where one request fails; the signal's reason when it was cancelled.
 */
export async function readMany(
  source: RecordSource,
  entity: Entity,
  which: ManyRecords,
  options: ReadManyOptions = {},
): Promise<ReadManyAnswer> {
  const found = new Map<string, ReadRecord>();
  let request = 0;
  const pages =
    which.kind === 'some'
      ? readByIds(source, entity, which.ids, options)
      : readMatching(source, entity, which, options);
  for await (const rows of pages) {
    // A record that was moved meanwhile may be on two pages of a list.
    for (const row of rows) {
      if (!found.has(row.id)) found.set(row.id, { ...row, request });
    }
    request += 1;
    options.onProgress?.(found.size);
  }
  if (which.kind === 'some') {
    const ids = [...new Set(which.ids)];
    return {
      records: ids.flatMap((id) => found.get(id) ?? []),
      gone: ids.filter((id) => !found.has(id)),
    };
  }
  return {
    records: [...found.values()].filter(({ id }) => which.except?.has(id) !== true),
    gone: [],
  };
}

/** Reads the records that still exist, in requests that name them. */
export async function* readByIds(
  source: RecordSource,
  entity: Entity,
  ids: readonly string[],
  { fields, signal }: ReadManyOptions = {},
): AsyncGenerator<readonly RecordRow[], void, undefined> {
  const plan = planRecords(source, entity, { fields, version: true });
  const items = [...new Set(ids)].map((id) => ({ id }));
  const size = { ...batchSizeOf(source), characters: longestConditions };
  for (const group of groupsByKey(entity, items, size)) {
    const { rows } = await requestRecords(source, entity, {
      operation: 'read',
      parameters: [
        ['select', plan.select],
        ...keysParameters(
          entity,
          group.map(({ id }) => id),
        ),
      ],
      signal,
    });
    yield recordsOf(source, plan, rows, 0, { signal });
  }
}

async function* readMatching(
  source: RecordSource,
  entity: Entity,
  { state, within = [] }: Extract<ManyRecords, { readonly kind: 'all matching' }>,
  { fields, signal }: ReadManyOptions,
): AsyncGenerator<readonly RecordRow[], void, undefined> {
  const key = keyFields(entity);
  // By key no other person's change moves a record to a page that was read, or past it. A key that
  // refers to another record would be ordered by that one's label.
  const isOwnKey = key.every((name) => referenceOfField(entity, name) === undefined);
  const all: ListState = {
    ...state,
    filters: [...within, ...state.filters],
    order: isOwnKey ? key.map((field) => ({ field, direction: 'ascending' })) : [],
  };
  for await (const { rows } of listAllRecords(source, entity, all, {
    fields,
    signal,
    version: true,
  })) {
    yield rows;
  }
}
