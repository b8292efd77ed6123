import type { Entity } from '@ninefold/specification';
import type { RecordRow, RecordValues, SeenRecord } from '../records/index.ts';

/** The records of an entity with their JSON as `ninefold types` prints its type: values in place of text. */
export function typedRows({ fields }: Entity) {
  const documents = new Set(fields.flatMap(({ kind, name }) => (kind === 'json' ? [name] : [])));
  const originals = new WeakMap<object, RecordRow>();
  const mapped = (values: RecordValues, map: (value: unknown) => unknown) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        documents.has(name) && value !== null ? map(value) : value,
      ]),
    ) as RecordValues;
  return {
    read(row: RecordRow): RecordRow {
      const typed = { ...row, values: mapped(row.values, (json) => JSON.parse(String(json))) };
      originals.set(typed, row);
      return typed;
    },
    /** Returns the record with the values that guard a write. */
    seen: (record: SeenRecord | string) =>
      typeof record === 'string' ? record : (originals.get(record) ?? record),
    write: (values: object) => mapped(values as RecordValues, (value) => JSON.stringify(value)),
  };
}
