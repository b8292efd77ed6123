import type { Entity } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { equals, type Parameter, writeFilters } from '@ninefold/specification/grammar';
import { fieldsNamed, keyFields, readKey, writeKey } from '../../query/index.ts';
import { keyParameters } from '../read.ts';

/** How large one request may be. */
export interface BatchSize {
  /** The number of records in a request. A statement has a time limit, and fails as a whole if one record can't be written. */
  readonly records: number;
  /** The length limit of the percent-encoded conditions in the address: proxies take 8 kB. */
  readonly characters: number;
}

/** Kinds whose text a list of values may not hold safely. Records with such keys are named one by one. */
const unlisted = new Set<ValueKind>(['float', 'json', 'binary', 'array', 'range', 'other']);

/**
 * Groups records so that one request can name those of a group: their keys differ in one field only. Of
 * a key of several fields it takes the one that makes the fewest groups.
 *
 * @param extra Characters that each record needs besides its key.
 */
export function groupsByKey<Item extends { readonly id: string }>(
  entity: Entity,
  items: readonly Item[],
  size: BatchSize,
  extra = 0,
): readonly (readonly Item[])[] {
  const ways = fieldsNamed(entity, keyFields(entity)).flatMap(({ kind }, place) => {
    if (unlisted.has(kind)) return [];
    const groups = Map.groupBy(items, ({ id }) => writeKey(readKey(id).toSpliced(place, 1)));
    return [{ place, groups: [...groups.values()] }];
  });
  const [best] = ways.toSorted((a, b) => a.groups.length - b.groups.length);
  if (best === undefined) return items.map((item) => [item]);
  return best.groups.flatMap((group) => {
    const others = readKey(group[0]?.id ?? '').toSpliced(best.place, 1);
    const taken = others.reduce((sum, value) => sum + lengthOf(value), 0);
    return chunks(
      group,
      { ...size, characters: size.characters - taken },
      ({ id }) => lengthOf(readKey(id)[best.place] ?? '') + extra,
    );
  });
}

/** Returns the conditions that exactly these records meet. Their keys differ in one field only. */
export function keysParameters(entity: Entity, ids: readonly string[]): readonly Parameter[] {
  const [first = '', second] = ids;
  if (second === undefined) return keyParameters(entity, first);
  const keys = ids.map(readKey);
  const [one = [], other = []] = keys;
  return writeFilters(
    keyFields(entity).map((field, place) =>
      one[place] === other[place]
        ? equals(field, one[place] ?? '')
        : { field, operator: 'in', values: keys.map((key) => key[place] ?? '') },
    ),
  );
}

function chunks<Item>(
  items: readonly Item[],
  { records, characters }: BatchSize,
  lengthOfItem: (item: Item) => number,
): readonly (readonly Item[])[] {
  const result: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const length = lengthOfItem(item);
    const last = result.at(-1);
    if (last === undefined || last.length >= records || length > room) {
      result.push([item]);
      room = characters - length;
    } else {
      last.push(item);
      room -= length;
    }
  }
  return result;
}

/** With its quotation marks and the comma after it. */
function lengthOf(value: string): number {
  return encodeURIComponent(value.toWellFormed()).length + 9;
}
