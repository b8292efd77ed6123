import { callInstalled, writeBody } from '../../client/index.ts';
import { type Entity, fieldOf } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { fieldsNamed, keyFields, readKey, type RecordSource } from '../../query/index.ts';
import { isComparable } from '../comparable.ts';
import type { RecordValues } from '../record.ts';
import { bodyOf } from '../write.ts';
import type { RowUpdate } from './checked-row.ts';

/**
 * Updates records in one request, each only if nobody has changed its fields since they were read. An upsert
 * would overwrite what others changed, and create the records that they deleted.
 *
 * @param rows All change the same fields.
 * @returns The rows whose records were updated; none where the database has no function for it.
 * @throws {DataError} where the database refuses one of them: then none was updated.
 */
export async function updateRecords(
  { client }: RecordSource,
  entity: Entity,
  rows: readonly RowUpdate[],
): Promise<ReadonlySet<RowUpdate>> {
  const [first] = rows;
  if (first === undefined) return new Set();
  const key = keyFields(entity);
  const changed = Object.keys(first.changes);
  const seen = changed.filter(
    (name) => !key.includes(name) && Object.hasOwn(first.existing.values, name),
  );
  // The others are read again right before they are written.
  if (!fieldsNamed(entity, seen).every(isComparable)) return new Set();
  const wanted = {
    schema: entity.schema,
    relation: entity.name,
    fields: { key, seen, new: changed },
    rows: rows.map(({ existing, changes }, place) => {
      const values = bodyOf(entity, changes);
      return {
        place,
        ...numbered('key', readKey(existing.id)),
        ...numbered('seen', textsOf(entity, seen, existing.values)),
        ...numbered(
          'new',
          changed.map((name) => values[name]),
        ),
      };
    }),
  };
  const updated = await callInstalled(client, {
    name: 'ninefold_update',
    arguments: writeBody({ wanted }),
  });
  const places = new Set(updated as readonly number[] | undefined);
  return new Set(rows.filter((_, place) => places.has(place)));
}

function numbered(kind: string, values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(values.map((value, index) => [`${kind}_${index + 1}`, value]));
}

function textsOf(entity: Entity, names: readonly string[], values: RecordValues) {
  return names.map((name) => {
    const value = values[name] ?? null;
    const field = fieldOf(entity, name);
    if (value === null || typeof value === 'string' || field === undefined) return value;
    return writeValue(value, field);
  });
}
