import { type ReadOptions, requestRecords } from '../../client/index.ts';
import type { Children } from '@ninefold/specification/children';
import { equals, writeFilters, writeName } from '@ninefold/specification/grammar';
import { keyFields, planRecords, type RecordSource } from '../../query/index.ts';
import type { RecordRow } from '../record.ts';
import { recordsOf } from '../rows.ts';

/** A form shows no more rows than this; their own list does. */
export const mostChildren = 100;

/** Reads the records that belong to `row`, in their order, with their versions; undefined where they are too many. */
export async function readChildren(
  source: RecordSource,
  { entity, reference, position }: Children,
  row: RecordRow,
  options: ReadOptions = {},
): Promise<readonly RecordRow[] | undefined> {
  const filters = reference.fields.flatMap((name, index) => {
    const value = row.values[reference.referencedFields[index] ?? ''];
    return typeof value === 'string' ? [equals(name, value)] : [];
  });
  if (filters.length < reference.fields.length) return [];
  const plan = planRecords(source, entity, { version: true });
  const order = [...(position === undefined ? [] : [position.field.name]), ...keyFields(entity)];
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [
      ['select', plan.select],
      ...writeFilters(filters),
      ['order', [...new Set(order)].map((name) => `${writeName(name)}.asc`).join(',')],
      ['limit', String(mostChildren + 1)],
    ],
    signal: options.signal,
  });
  return rows.length > mostChildren ? undefined : recordsOf(source, plan, rows, 0, options);
}
