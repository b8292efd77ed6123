import { type DataAnswer, DataError, type DataRequest, requestRecords } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../query/index.ts';
import { failed } from './failed.ts';
import { recordMessages } from './messages.ts';

/**
 * Sends a write to records that are named by their keys. Where others may have the same keys, it writes no more
 * than `count` records.
 *
 * @throws {DataError} of kind `refused` where it would write others too. Nothing is written then.
 */
export async function writeExactly(
  source: RecordSource,
  entity: Entity,
  write: Omit<DataRequest, 'schema' | 'relation'>,
  count: number,
): Promise<DataAnswer> {
  if (entity.sharedKey !== true || write.operation === 'insert') {
    return requestRecords(source, entity, write);
  }
  try {
    return await requestRecords(source, entity, { ...write, maxAffected: count });
  } catch (error) {
    const code = error instanceof DataError ? error.failure.code : '';
    if (code === 'PGRST124') throw sharedKey(source, entity);
    // PostgREST 12.0 and older don't know the preference.
    if (code !== 'PGRST122') throw error;
  }
  const { operation: _operation, values: _values, ...conditions } = write;
  const { rows } = await requestRecords(source, entity, { ...conditions, operation: 'read' });
  if (rows.length > count) throw sharedKey(source, entity);
  return requestRecords(source, entity, write);
}

function sharedKey({ client }: RecordSource, entity: Entity): DataError {
  return client.report(failed(entity, 'refused', recordMessages.sharedKey));
}
