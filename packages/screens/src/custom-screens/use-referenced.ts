import { type RecordsState, useRecords as useRecordsOf } from '@ninefold/records';
import { type Entity, referenceOfField } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';
import { useEntity } from '../custom-code/index.ts';
import { lookedUp } from './looked-up.ts';
import { type Records, type RecordsQuery, useRecordsParts } from './use-records.ts';
import { textIn } from './values-in.ts';

/** The records that others refer to. */
export type Referenced<Field extends string = string> = Records<Field> & {
  /** The one that a record refers to, once it is read. */
  readonly of: (row: RecordRow | undefined) => RecordRow | undefined;
};

/**
 * Reads the records of an entity that some refer to by a field, all in one request: where more of
 * them is shown than what they are called.
 *
 * @throws Error where the field does not refer to the entity.
 */
export function useReferenced<Field extends string>(
  name: string,
  records: RecordsState & { readonly entity: Entity },
  field: string,
): Referenced<Field> {
  const entity = useEntity(name);
  const reference = referenceOfField(records.entity, field);
  const [key] = reference?.referencedFields ?? [];
  const leadsThere = reference?.entity === entity.name && reference.schema === entity.schema;
  if (key === undefined || reference?.fields.length !== 1 || !leadsThere) {
    throw new Error(`${records.entity.name}.${field} does not, by itself, refer to ${name}.`);
  }
  const values = valuesOf(records, field);
  const query = { where: { [key]: values }, limit: Math.max(values.length, 1) };
  const found = useRecordsOf(entity, query, { enabled: values.length > 0, everywhere: true });
  const rows = new Map((found.rows ?? []).map((row) => [textIn(row, key), row]));
  return {
    ...useRecordsParts(entity, query, lookedUp(records, values, found)),
    of: (row) => rows.get(textIn(row, field)),
  };
}

/**
 * Reads the records of an entity that refer, by a field, to some of another.
 *
 * @throws Error where the field refers to nothing.
 */
export function useReferring<Field extends string>(
  name: string,
  field: Field,
  to: RecordsState,
  { enabled = true, ...query }: RecordsQuery = {},
): Records<Field> {
  const entity = useEntity(name);
  const [key] = referenceOfField(entity, field)?.referencedFields ?? [];
  if (key === undefined) throw new Error(`${name}.${field} refers to nothing.`);
  const values = valuesOf(to, key);
  const all = { ...query, where: { ...query.where, [field]: values } };
  const found = useRecordsOf(entity, all, {
    enabled: values.length > 0 && enabled,
    everywhere: true,
  });
  return useRecordsParts(entity, all, lookedUp(to, values, found));
}

/** Returns each value that records have in a field. */
function valuesOf({ rows = [] }: RecordsState, field: string): readonly string[] {
  return [...new Set(rows.map((row) => textIn(row, field)))].filter((value) => value !== '');
}
