import type { Reference } from '@ninefold/specification';
import type { RecordRow, RecordValues } from '../record.ts';

/** Returns the values by which rows refer to the record that they belong to. */
export function referringValues(
  { fields, referencedFields }: Reference,
  of: RecordRow,
): RecordValues {
  return Object.fromEntries(
    fields.map((name, index) => [name, of.values[referencedFields[index] ?? ''] ?? null]),
  );
}
