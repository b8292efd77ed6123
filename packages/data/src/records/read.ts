import { request, type DataError, type ReadOptions } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import { failed } from './failed.ts';
import { keyFields, readKey } from './key.ts';
import { writeColumn } from './query/columns.ts';
import { writeConditions, type Parameter } from './query/conditions.ts';
import { planRecords } from './query/plan.ts';
import type { RecordRow } from './record.ts';
import { recordsOf } from './rows.ts';
import { fieldsNamed, type RecordSource } from './source.ts';

/**
 * One record, its version and `binary` content included.
 *
 * @throws {DataError} of kind `not found` where there is none that may be seen.
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

/** The same if it fulfils the conditions too; undefined where there is none. */
export async function findRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
  options: ReadOptions & { readonly conditions?: readonly Parameter[] } = {},
): Promise<RecordRow | undefined> {
  const plan = planRecords(source, entity, { binary: true, version: true });
  const { rows } = await request(
    source.client,
    {
      does: 'read',
      schema: entity.schema,
      relation: entity.name,
      parameters: [
        ['select', plan.select],
        ...keyParameters(entity, id),
        ...(options.conditions ?? []),
      ],
      signal: options.signal,
    },
    { entity, specification: source.specification },
  );
  const [record] = await recordsOf(source, plan, rows.slice(0, 1), 0, options);
  return record;
}

/** The conditions that only this record fulfils. Throws `not found` for an id that is no key here. */
export function keyParameters(entity: Entity, id: string): readonly Parameter[] {
  const fields = fieldsNamed(entity, keyFields(entity));
  const values = readKey(id);
  const filters = fields.map((field, index) => ({
    field: field.name,
    operator: 'eq' as const,
    values: [values[index] ?? ''],
  }));
  const fits = fields.every(
    (field, index) => parseValue(values[index] ?? '', field).problem === undefined,
  );
  if (fields.length === 0 || fields.length !== values.length || !fits) throw notFound(entity);
  return writeConditions(filters);
}

/** `select` for the key alone. */
export function writeKeyColumns(entity: Entity): string {
  return fieldsNamed(entity, keyFields(entity)).map(writeColumn).join(',');
}

function notFound(entity: Entity): DataError {
  return failed(
    entity,
    'not found',
    (label) => `This ${label} doesn’t exist, or you may not have access to it.`,
  );
}
