import { type RecordRow, writeKey } from '@ninefold/data/records';
import type { Reference } from '@ninefold/specification';
import type { RecordOption } from '@ninefold/ui/shapes';

/** Returns a record as the option of a picker, with the values that choosing it enters. */
export function optionOfRow(
  { fields, referencedFields }: Reference,
  { title, values }: RecordRow,
): RecordOption {
  const key = referencedFields.map((name) => String(values[name] ?? ''));
  return {
    id: writeKey(key),
    label: title,
    values: Object.fromEntries(fields.map((name, index) => [name, key[index] ?? ''])),
  };
}
