import { listStateOf } from '@ninefold/records';
import { referenceOfField } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';
import { useEntity } from './custom-screen-context.ts';
import { lookedUp } from './looked-up.ts';
import {
  type Records,
  type RecordsQuery,
  recordsWith,
  useRecordList,
  textIn,
} from './use-records.ts';

/** The records that others refer to. */
export interface Referenced<Field extends string = string> extends Records<Field> {
  /** The one that a record refers to, once it is read. */
  readonly of: (row: RecordRow | undefined) => RecordRow | undefined;
}

/**
 * Reads the records of an entity that some refer to by a field, all in one request: where more of
 * them is shown than what they are called.
 *
 * @throws Error where the field does not refer to the entity.
 */
export function useReferenced<Field extends string>(
  name: string,
  records: Pick<Records, 'entity' | 'rows'>,
  field: string,
): Referenced<Field> {
  const entity = useEntity(name);
  const reference = referenceOfField(records.entity, field);
  const [key] = reference?.referencedFields ?? [];
  const leadsThere = reference?.entity === entity.name && reference.schema === entity.schema;
  if (key === undefined || reference?.fields.length !== 1 || !leadsThere) {
    throw new Error(`${records.entity.name}.${field} does not, by itself, refer to ${name}.`);
  }
  const values = [...new Set((records.rows ?? []).map((row) => textIn(row, field)))].filter(
    (value) => value !== '',
  );
  const found = useRecordList<Field>(entity, recordsWith(key, values), values.length > 0);
  const rows = new Map((found.rows ?? []).map((row) => [textIn(row, key), row]));
  return {
    ...lookedUp(records, values, found),
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
  to: Pick<Records, 'rows'>,
  query: RecordsQuery<Field>,
): Records<Field> {
  const entity = useEntity(name);
  const [key] = referenceOfField(entity, field)?.referencedFields ?? [];
  if (key === undefined) throw new Error(`${name}.${field} refers to nothing.`);
  const values = (to.rows ?? []).map((row) => textIn(row, key)).filter((value) => value !== '');
  const state = listStateOf(entity, query);
  const [among] = recordsWith(field, values).filters;
  const found = useRecordList<Field>(
    entity,
    { ...state, filters: [...state.filters, ...(among === undefined ? [] : [among])] },
    values.length > 0 && query.enabled !== false,
  );
  return lookedUp(to, values, found);
}
