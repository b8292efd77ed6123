import type { RawRow } from '../client/index.ts';
import type { Entity, Field } from '@ninefold/specification';
import { writeValue, type Value } from '@ninefold/values';

/** Between parts that are not one name: `Replace the seal · 1042`. */
const separator = ' · ';

/**
 * What a person calls a record: its display fields, in their order. '' where
 * all of them are empty.
 *
 * @param labelOf What stands for a field instead of its own value, where something does.
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
  return parts.join(isOneName(entity, fields) ? ' ' : separator);
}

/** Texts of which none says all by itself: a first and a last name. */
function isOneName(entity: Entity, fields: readonly Field[]): boolean {
  const alone = new Set(
    [entity.key, ...entity.unique].flatMap((key) => (key.length === 1 ? key : [])),
  );
  return fields.every(({ name, kind }) => kind === 'text' && !alone.has(name));
}

/** A day that was stored as a time is a day; a time is written as people write it. */
function readable(value: Value, field: Field): string {
  const text = writeValue(value, field);
  const isTime = field.kind === 'timestamp' || field.kind === 'instant';
  return isTime ? text.replace(/T00:00:00$/, '').replace('T', ' ') : text;
}
