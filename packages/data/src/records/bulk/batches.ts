import { type Entity, fieldOf } from '@ninefold/specification';
import { compareValues } from '@ninefold/values';
import type { Parameter } from '@ninefold/specification/grammar';
import { keyFields, type RecordSource, versionColumn } from '../../query/index.ts';
import { isSame } from '../changed-fields.ts';
import { type Guard, guardByValues, guardByVersion } from '../guard.ts';
import type { FieldValue, RecordValues } from '../record.ts';
import { storedFields } from '../write.ts';
import { groupsByKey, keysParameters } from './key-conditions.ts';
import { batchSizeOf, type ReadRecord } from './read-many.ts';

/** One operation on many records. */
export type ManyWrite =
  | {
      readonly operation: 'update';
      /** The values to write to a record; the same fields for each. */
      readonly values: (record: ReadRecord) => RecordValues;
      /**
       * Whether only the values that are written must be as they were read, and not, where it is
       * quicker, the record's version. Set it for records that are written a second time.
       */
      readonly byValues?: boolean;
    }
  | { readonly operation: 'delete' }
  /** Creates the records again with the values and keys that were read. */
  | { readonly operation: 'insert' };

/** Records that one request writes: the same values, under the same conditions. */
export interface WriteBatch {
  readonly rows: readonly ReadRecord[];
  /** Only for updates. */
  readonly values?: RecordValues;
  readonly attempt: number;
}

/** A record whose version others keep moving without touching its fields is tried this often. */
export const mostAttempts = 4;

/** Groups what one request can write. */
export function batchesOf(
  source: RecordSource,
  entity: Entity,
  records: readonly ReadRecord[],
  write: ManyWrite,
): readonly WriteBatch[] {
  const size = batchSizeOf(source);
  const alike = Map.groupBy(records, (record) => {
    if (write.operation === 'insert') return '';
    const values = write.operation === 'update' ? write.values(record) : {};
    const guard = isByVersion(record, write)
      ? record.request
      : guardOf(entity, write, { rows: [record], values, attempt: 0 });
    // A record whose key changes is found again only where its request returns no other.
    return JSON.stringify([values, guard, changesKey(entity, values) && record.id]);
  });
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const values = write.operation === 'update' ? write.values(first) : undefined;
    const groups =
      write.operation === 'insert'
        ? groupsOf(group, size.records)
        : groupsByKey(entity, group, size, isByVersion(first, write) ? versionLength : 0);
    return groups.map((rows) => ({ rows, values, attempt: 1 }));
  });
}

/** Whether a change gives a record another key. */
export function changesKey(entity: Entity, values: RecordValues): boolean {
  return keyFields(entity).some((name) => Object.hasOwn(values, name));
}

/** Digits of a row's version, and the comma after it. */
const versionLength = 13;

function groupsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

export function isByVersion(record: ReadRecord, write: ManyWrite): boolean {
  if (write.operation === 'insert' || record.version === undefined) return false;
  return write.operation === 'delete' || write.byValues !== true;
}

/** Returns the guard that all records of a batch share; without its condition on their versions. */
export function guardOf(
  entity: Entity,
  write: ManyWrite,
  { rows, values = {} }: WriteBatch,
): Guard {
  const [first] = rows;
  if (first === undefined || write.operation === 'insert') {
    return { parameters: [], fields: [], readFirst: [] };
  }
  const names = write.operation === 'delete' ? storedFields(entity) : Object.keys(values);
  if (!isByVersion(first, write)) return guardByValues(entity, first, names);
  const guard = guardByVersion(entity, first, '', names);
  // A change by another person to other fields doesn't prevent an update.
  const fields = write.operation === 'delete' ? guard.fields : names;
  return { parameters: [], fields, readFirst: [] };
}

/** Returns the conditions that exactly these records meet, as long as they haven't changed since they were read. */
export function conditionsOf(
  entity: Entity,
  records: readonly ReadRecord[],
  guard: Guard,
  write: ManyWrite,
): readonly Parameter[] {
  const ids = records.map(({ id }) => id);
  const keys = keysParameters(entity, ids);
  if (!records.every((record) => isByVersion(record, write))) return [...keys, ...guard.parameters];
  const versions = [...new Set(records.flatMap(({ version }) => version ?? []))];
  // Read at one moment, no record can have got the version of another since.
  return [...keys, [versionColumn, `in.(${versions.join(',')})`]];
}

/** Whether a record has exactly these values. */
export function holds(entity: Entity, stored: RecordValues, values: RecordValues): boolean {
  return Object.entries(values).every(
    ([name, value]) => Object.hasOwn(stored, name) && isEqual(entity, name, stored[name], value),
  );
}

/** Also where the database writes the same value in another way: 7.5 in a field with two decimal places. */
function isEqual(
  entity: Entity,
  name: string,
  stored: FieldValue | undefined,
  value: FieldValue,
): boolean {
  if (stored === undefined || isSame(stored, value)) return stored !== undefined;
  const field = fieldOf(entity, name);
  if (field === undefined || stored === null || value === null) return false;
  return respelled.has(field.kind) && compareValues(stored, value, field) === 0;
}

const respelled: ReadonlySet<string> = new Set(['integer', 'decimal', 'json']);
