import type { Entity } from '@ninefold/specification';
import type { Children } from '@ninefold/specification/children';
import { keyFields, readKey, writeKey } from '../../query/index.ts';
import type { SeenRecord } from '../guard.ts';
import type { RecordValues } from '../record.ts';
import type { RowWrite } from './row-write.ts';

/** A row of a form that stays, in the order in which the form shows it. */
export interface PlacedRow {
  readonly row: string;
  /** The stored record; undefined for a new one. */
  readonly record?: SeenRecord;
  /** Its place among the records that were read. */
  readonly place?: number;
  /** What was entered. */
  readonly values: RecordValues;
}

/**
 * Returns the writes that give rows their values and their order. The positions that the rows have are shared
 * out in the new order, so that as few records as possible change; new rows take the numbers after them.
 *
 * Postgres checks a unique position after each record. Where rows exchange theirs, one is moved out of the way
 * first and written a second time. Records that are in the order in which they were read keep their positions,
 * also where some have the same or none.
 */
export function placeRows(
  { entity, position }: Pick<Children, 'entity' | 'position'>,
  rows: readonly PlacedRow[],
): readonly RowWrite[] {
  const name = position?.field.name;
  if (name === undefined) return rows.flatMap((row) => writeOf(row, row.values));
  const taken = rows.flatMap(({ record }) => numberOf(record?.values[name]) ?? []);
  if (isInOrder(rows)) {
    let last = taken.reduce((most, number) => (number > most ? number : most), 0n);
    return rows.flatMap((row) =>
      writeOf(row, row.record ? row.values : { ...row.values, [name]: String((last += 1n)) }),
    );
  }
  const places: bigint[] = [];
  for (const number of taken.toSorted((a, b) => (a < b ? -1 : 1))) {
    const last = places.at(-1);
    places.push(last !== undefined && number <= last ? last + 1n : number);
  }
  while (places.length < rows.length) places.push((places.at(-1) ?? 0n) + 1n);
  const placed = rows.map((row, index) => ({ row, place: places[index] ?? 0n }));
  const valuesOf = ({ row, place }: (typeof placed)[number]): RecordValues =>
    row.record?.values[name] === String(place)
      ? row.values
      : { ...row.values, [name]: String(place) };
  let free = (places.at(-1) ?? 0n) + 1n;
  const occupied = new Set(taken);
  const writes: RowWrite[] = [];
  const moved = placed.filter(
    ({ row, place }) => row.record !== undefined && numberOf(row.record.values[name]) !== place,
  );
  for (const each of placed) {
    if (!moved.includes(each) && each.row.record !== undefined) {
      writes.push(...writeOf(each.row, valuesOf(each)));
    }
  }
  let waiting = moved;
  while (waiting.length > 0) {
    const next = waiting.find(({ place }) => !occupied.has(place));
    if (next !== undefined) {
      const before = numberOf(next.row.record?.values[name]);
      if (before !== undefined) occupied.delete(before);
      occupied.add(next.place);
      writes.push(...writeOf(next.row, valuesOf(next)));
      waiting = waiting.filter((each) => each !== next);
      continue;
    }
    const [first, ...others] = waiting;
    if (first?.row.record === undefined) break;
    // All wait for each other.
    const away = String(free++);
    writes.push(...writeOf(first.row, { [name]: away }));
    const before = numberOf(first.row.record.values[name]);
    if (before !== undefined) occupied.delete(before);
    const record = movedRecord(entity, first.row.record, { [name]: away });
    waiting = [...others, { ...first, row: { ...first.row, record } }];
  }
  const created = placed.filter(({ row }) => row.record === undefined);
  return [...writes, ...created.flatMap((each) => writeOf(each.row, valuesOf(each)))];
}

/** Whether the records are in the order in which they were read, and new rows after them. */
function isInOrder(rows: readonly PlacedRow[]): boolean {
  return rows.every(({ record, place }, index) => {
    const before = rows[index - 1];
    if (record === undefined) return true;
    if (place === undefined) return false;
    return before === undefined || (before.place !== undefined && before.place < place);
  });
}

function writeOf({ row, record }: PlacedRow, values: RecordValues): readonly RowWrite[] {
  if (record === undefined) return [{ row, operation: 'insert', values }];
  return Object.keys(values).length === 0 ? [] : [{ row, operation: 'update', record, values }];
}

/** Returns a record as it is known once it has been written: its key, and of its values only these. */
export function movedRecord(entity: Entity, { id }: SeenRecord, values: RecordValues): SeenRecord {
  const parts = readKey(id);
  const key = keyFields(entity).map((field, index) => {
    const value = values[field];
    return typeof value === 'string' ? value : (parts[index] ?? '');
  });
  return { id: writeKey(key), values };
}

function numberOf(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : undefined;
}
