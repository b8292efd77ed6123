import { type RecordRow, writeKey } from '@ninefold/data/records';
import { type Entity, fieldOf, type Reference } from '@ninefold/specification';
import type { RecordOption } from '@ninefold/ui/shapes';
import { writeValue } from '@ninefold/values';

/** Returns a record as the option of a picker, with the values that choosing it enters. */
export function optionOfRow(
  target: Entity,
  { fields, referencedFields }: Reference,
  { title, values }: RecordRow,
): RecordOption {
  const key = referencedFields.map((name) => {
    const field = fieldOf(target, name);
    return field === undefined ? '' : writeValue(values[name] ?? null, field);
  });
  return {
    id: writeKey(key),
    label: title,
    values: Object.fromEntries(fields.map((name, index) => [name, key[index] ?? ''])),
  };
}
