import type { Entity } from '@ninefold/specification';
import { type ColumnType, compileKey } from '../expressions/index.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns what writes the values of some fields as a text: the same for all values that Postgres certainly finds equal.
 * It is undefined of a record without a value in one of them.
 */
export function fieldsKey(
  entity: Pick<Entity, 'fields'>,
  names: readonly string[],
): (record: Values) => string | undefined {
  const columns = new Map<string, ColumnType>(entity.fields.map((field) => [field.name, field]));
  const parts = names.map((name) => {
    const keyOf = columns.has(name) ? compileKey({ is: 'column', name }, columns) : () => undefined;
    return (record: Values) => {
      const value = Object.hasOwn(record, name) ? record[name] : undefined;
      if (value === undefined || value === null) return undefined;
      // Of types whose equal values only the database knows, the same text is the same value.
      const text = typeof value === 'number' ? String(value) : value;
      return keyOf({ [name]: text }) || text;
    };
  });
  return (record) => {
    const keys = parts.map((part) => part(record));
    return keys.includes(undefined) ? undefined : JSON.stringify(keys);
  };
}
