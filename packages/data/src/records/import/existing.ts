import type { ReadOptions } from '../../client/index.ts';
import { fieldsKey } from '@ninefold/rules/collisions';
import { type Entity, fieldOf } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { fieldsNamed, keyFields, readableFields } from '../../query/index.ts';
import type { SeenRecord } from '../guard.ts';
import type { RecordValues } from '../record.ts';
import { keyOf, valueOf } from '../rows.ts';
import { sameValue } from '../same-value.ts';
import type { ImportPlan } from './import-plan.ts';
import { readAllByKeys } from './read-all-by-keys.ts';

/** A record as it was read right before, with the fields of the file alone. */
export type ExistingRecord = SeenRecord;

/**
 * Reads the records that have the keys of some rows, by their keys as `keyOfValues` writes them. None
 * where the role can't read them: the database decides then.
 */
export async function existingRecords(
  { source, entity }: ImportPlan,
  key: readonly string[],
  rows: readonly { readonly values: RecordValues }[],
  read: readonly string[],
  options: ReadOptions | undefined,
): Promise<ReadonlyMap<string, ExistingRecord>> {
  const found = new Map<string, ExistingRecord>();
  const own = keyFields(entity);
  const readable = new Set(readableFields(entity).map(({ name }) => name));
  if (own.length === 0 || !key.every((name) => readable.has(name))) return found;
  const keys = new Map<string, readonly string[]>();
  for (const { values } of rows) {
    const text = keyOfValues(entity, key, values);
    if (text !== undefined) keys.set(text, textsOf(entity, key, values));
  }
  if (keys.size === 0) return found;
  const names = [...own, ...read].filter((name) => readable.has(name));
  for (const row of await readAllByKeys(source, entity, key, [...keys.values()], names, options)) {
    const values = Object.fromEntries(
      fieldsNamed(entity, [...key, ...names]).map((field) => [
        field.name,
        valueOf(field, row[field.name]),
      ]),
    );
    const text = keyOfValues(entity, key, values);
    if (text !== undefined) found.set(text, { id: keyOf(row, own), values });
  }
  return found;
}

const keysOf = new WeakMap<Entity, Map<string, ReturnType<typeof fieldsKey>>>();

/** Writes a key by which equal ones are the same text; undefined where a part of it is empty. */
export function keyOfValues(
  entity: Entity,
  key: readonly string[],
  values: RecordValues,
): string | undefined {
  const known = keysOf.get(entity) ?? new Map<string, ReturnType<typeof fieldsKey>>();
  keysOf.set(entity, known);
  const name = key.join('\n');
  const keyOf = known.get(name) ?? fieldsKey(entity, key);
  known.set(name, keyOf);
  return keyOf(values);
}

export function textsOf(
  entity: Entity,
  key: readonly string[],
  values: RecordValues,
): readonly string[] {
  return fieldsNamed(entity, key).map((field) => writeValue(values[field.name] ?? null, field));
}

/** Whether a record holds what was sent, as far as it can be read. */
export function sameRecord(entity: Entity, sent: RecordValues, stored: RecordValues): boolean {
  return Object.entries(sent).every(([name, value]) => {
    const field = fieldOf(entity, name);
    const now = stored[name];
    return field === undefined || now === undefined || sameValue(field, value, now);
  });
}
