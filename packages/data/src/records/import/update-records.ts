import type { Entity } from '@ninefold/specification';
import { fieldsNamed, keyFields, type RecordSource } from '../../query/index.ts';
import { isComparable } from '../comparable.ts';
import { isUncached, StepFailed, write, writesOnce } from '../transaction/index.ts';
import type { RowUpdate } from './checked-row.ts';

/**
 * Updates records in one request, each only if nobody has changed its fields since they were read. An upsert
 * would overwrite what others changed, and create the records that they deleted.
 *
 * @param rows All change the same fields.
 * @returns The rows whose records were updated; none where the function for it can’t be called.
 * @throws {DataError} where the database refuses one of them: then none was updated.
 */
export async function updateRecords(
  source: RecordSource,
  entity: Entity,
  rows: readonly RowUpdate[],
): Promise<ReadonlySet<RowUpdate>> {
  const key = keyFields(entity);
  const guarded = Object.keys(rows[0]?.changes ?? {}).filter((name) => !key.includes(name));
  // The others are read again right before they are written.
  const isGuarded = fieldsNamed(entity, guarded).every(isComparable);
  if (!isGuarded || !writesOnce(source)) return new Set();
  const step = {
    entity,
    operation: 'update',
    rows: rows.map(({ existing, changes }) => ({ record: existing, values: changes })),
    guard: 'fields',
    partial: true,
  } as const;
  try {
    const { written } = await write(source, { id: crypto.randomUUID(), steps: [step] });
    const places = new Set(written);
    return new Set(rows.filter((_, place) => places.has(place)));
  } catch (error) {
    if (isUncached(error)) return new Set();
    throw error instanceof StepFailed ? error.cause : error;
  }
}
