import type { Entity } from '@ninefold/specification';
import { initialListState, type ListState } from '@ninefold/specification/grammar';
import { keyFields, readKey, type RecordSource } from '../query/index.ts';
import { listAllRecords, type ListAllOptions } from './list-all.ts';
import type { Scope } from './list-plan.ts';
import { writeKeys } from './read-by-keys.ts';
import type { RecordPage } from './record.ts';

/** Characters of the keys in one address. */
const longestKeys = 2000;

/**
 * Reads the records of these ids, whether or not they still match a list's filters. Those that an address
 * has room for come in the list's order. Leaves out ids whose record the role can't see.
 *
 * @throws {DataError} where a page can't be read.
 */
export function listRecordsById(
  source: RecordSource,
  entity: Entity,
  ids: Iterable<string>,
  { order }: Pick<ListState, 'order'>,
  options: Omit<ListAllOptions, 'after'> = {},
  scope: Scope = {},
): AsyncGenerator<RecordPage, void, undefined> {
  return listRecordsAmong(source, entity, ids, { ...initialListState, order }, options, scope);
}

/**
 * Reads those of some records that a list still has, wherever they are in it. Leaves out ids whose record no
 * longer matches, or that the role can't see.
 *
 * @param state Its `offset` and `limit` don't matter.
 * @throws {DataError} where a page can't be read.
 */
export async function* listRecordsAmong(
  source: RecordSource,
  entity: Entity,
  ids: Iterable<string>,
  state: ListState,
  options: Omit<ListAllOptions, 'after'> = {},
  scope: Scope = {},
): AsyncGenerator<RecordPage, void, undefined> {
  let offset = 0;
  for (const keys of partsOf(entity, [...ids].map(readKey))) {
    const parameters = [...(scope.parameters ?? []), ...writeKeys(keyFields(entity), keys)];
    const pages = listAllRecords(source, entity, state, options, { ...scope, parameters });
    for await (const page of pages) {
      yield { ...page, offset, total: null };
      offset += page.rows.length;
    }
  }
}

/** Divides keys into parts whose conditions fit in an address. */
function partsOf(entity: Entity, keys: readonly (readonly string[])[]) {
  const parts: (readonly string[])[][] = [];
  let room = 0;
  for (const key of keys) {
    const [[, written] = ['', '']] = writeKeys(keyFields(entity), [key]);
    const length = encodeURIComponent(written).length;
    if (length > room) {
      parts.push([]);
      room = longestKeys;
    }
    parts.at(-1)?.push(key);
    room -= length;
  }
  return parts;
}
