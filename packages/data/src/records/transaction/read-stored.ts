import type { Entity } from '@ninefold/specification';
import { keyFields, planRecords, readKey, type RecordSource } from '../../query/index.ts';
import { readRecord } from '../read.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { recordsOf, withoutLookups } from '../rows.ts';

/**
 * Reads a record right after it was stored. Where that fails, the save has not failed: returns the record as
 * far as it is known, without its version.
 *
 * @param known The values that were read or written before.
 */
export async function readStored(
  source: RecordSource,
  entity: Entity,
  id: string,
  known: RecordValues,
): Promise<RecordRow> {
  try {
    return await readRecord(source, entity, id);
  } catch (error) {
    const values = readKey(id);
    const key = keyFields(entity).map((name, index) => [name, values[index]]);
    const plan = withoutLookups(planRecords(source, entity, { binary: true }));
    const [record] = await recordsOf(source, plan, [{ ...known, ...Object.fromEntries(key) }]);
    if (record === undefined) throw error;
    return record;
  }
}
