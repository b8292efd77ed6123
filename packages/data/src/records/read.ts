import { type DataError, type ReadOptions, requestRecords } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import { failed } from './failed.ts';
import {
  fieldsNamed,
  keyFields,
  planRecords,
  readKey,
  type RecordSource,
  writeColumn,
} from '../query/index.ts';
import { equals, type Parameter, writeFilters } from '@ninefold/specification/grammar';
import type { RecordRow } from './record.ts';
import { recordsOf } from './rows.ts';
import { recordMessages } from './messages.ts';

/**
 * Reads one record, including its version and `binary` content.
 *
 * @throws {DataError} of kind `not found` where there is none that the role can see, `refused` where several have
 * this key.
 */
export async function readRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
  options: ReadOptions = {},
): Promise<RecordRow> {
  const record = await findRecord(source, entity, id, options);
  if (record === undefined) throw notFound(entity);
  return record;
}

/** Reads one record that also meets the conditions; undefined where there is none. */
export async function findRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
  options: ReadOptions & { readonly conditions?: readonly Parameter[] } = {},
): Promise<RecordRow | undefined> {
  const plan = planRecords(source, entity, { binary: true, version: true });
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [
      ['select', plan.select],
      ...keyParameters(entity, id),
      ...(options.conditions ?? []),
    ],
    signal: options.signal,
  });
  if (rows.length > 1) throw failed(entity, 'refused', recordMessages.sharedKey);
  const [record] = await recordsOf(source, plan, rows, 0, options);
  return record;
}

/** Returns the conditions that only this record meets. Throws `not found` for an id that isn’t a key here. */
export function keyParameters(entity: Entity, id: string): readonly Parameter[] {
  const fields = fieldsNamed(entity, keyFields(entity));
  const values = readKey(id);
  const fits = fields.every(
    (field, index) => parseValue(values[index] ?? '', field).problem === undefined,
  );
  if (fields.length === 0 || fields.length !== values.length || !fits) throw notFound(entity);
  return writeFilters(fields.map(({ name }, index) => equals(name, values[index] ?? '')));
}

/** Writes `select` for the key alone. */
export function writeKeyColumns(entity: Entity): string {
  return fieldsNamed(entity, keyFields(entity)).map(writeColumn).join(',');
}

function notFound(entity: Entity): DataError {
  return failed(entity, 'not found', recordMessages.notFound);
}
