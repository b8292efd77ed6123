import type { RawRow } from '../client/index.ts';
import type { Entity, Field } from '@ninefold/specification';
import { type Value, writeValue } from '@ninefold/values';

/** Between parts that are not one name: `Replace the seal · 1042`. */
const separator = ' · ';

/**
 * Returns the label of a record: its display fields, in their order; '' where all of them are empty.
 *
 * @param labelOf Returns the text to show for a field in place of its value; undefined for the value.
 */
export function labelOfRow(
  entity: Entity,
  fields: readonly Field[],
  row: RawRow,
  labelOf: (field: Field) => string | undefined = () => undefined,
): string {
  const parts = fields
    .map((field) => labelOf(field) ?? readable((row[field.name] ?? null) as Value, field))
    .filter((part) => part !== '');
  return parts.join(parts.length > 1 && isOneName(entity, fields) ? ' ' : separator);
}

/** Whether the fields together are one name, such as first and last name. */
function isOneName(entity: Entity, fields: readonly Field[]): boolean {
  const alone = new Set(
    [entity.key, ...entity.unique].flatMap((key) => (key.length === 1 ? key : [])),
  );
  return fields.every(({ name, kind }) => kind === 'text' && !alone.has(name));
}

/** Writes a value for people: midnight as a day, a time with a blank before it. */
function readable(value: Value, field: Field): string {
  const text = writeValue(value, field);
  const isTime = field.kind === 'timestamp' || field.kind === 'instant';
  return isTime ? text.replace(/T00:00:00$/, '').replace('T', ' ') : text;
}
