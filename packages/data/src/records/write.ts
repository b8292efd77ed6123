import { request, type DataRequest, type RawRow } from '../client/index.ts';
import { fieldOf } from '../specification/queries.ts';
import type { Entity } from '../specification/specification.ts';
import { writeValue } from '../values/index.ts';
import { failed } from './failed.ts';
import { planRecords, type RecordPlan } from './query/plan.ts';
import { isVisible, keyParameters, readRecord, writeKeyColumns } from './read.ts';
import type { FieldValue, RecordRow } from './record.ts';
import { recordsOf } from './rows.ts';
import { readableFields, type RecordSource } from './source.ts';

/** Values to be written, by field. What is left out is left to the database; null is written. */
export type RecordValues = Readonly<Record<string, FieldValue>>;

/** Gives the record as it was stored; null where the role may insert but not select. */
export async function createRecord(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
): Promise<RecordRow | null> {
  const plan = planRecords(source, entity, { binary: true });
  const returnRows = readableFields(entity).length > 0;
  const rows = await write(source, entity, {
    does: 'insert',
    parameters: returnRows ? [['select', plan.select]] : [],
    values: bodyOf(entity, values),
    returnRows,
  });
  if (!returnRows) return null;
  return recordAfter(source, plan, rows);
}

/**
 * Changes the given fields and no others.
 *
 * @throws {DataError} of kind `not found` where the record is gone, `denied`
 * where a policy forbids the change.
 */
export async function changeRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
  values: RecordValues,
): Promise<RecordRow> {
  if (Object.keys(values).length === 0) return readRecord(source, entity, id);
  const plan = planRecords(source, entity, { binary: true });
  const rows = await write(source, entity, {
    does: 'update',
    parameters: [['select', plan.select], ...keyParameters(entity, id)],
    values: bodyOf(entity, values),
  });
  if (rows.length === 0) throw await nothingDone(source, entity, id, 'change');
  return recordAfter(source, plan, rows);
}

/** Removes a record. Throws as `changeRecord` does. */
export async function removeRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
): Promise<void> {
  const rows = await write(source, entity, {
    does: 'delete',
    parameters: [['select', writeKeyColumns(entity)], ...keyParameters(entity, id)],
  });
  if (rows.length === 0) throw await nothingDone(source, entity, id, 'remove');
}

async function write(
  source: RecordSource,
  entity: Entity,
  asked: Omit<DataRequest, 'schema' | 'relation'>,
): Promise<readonly RawRow[]> {
  const { rows } = await request(
    source.client,
    { ...asked, schema: entity.schema, relation: entity.name },
    { entity, specification: source.specification },
  );
  return rows;
}

async function recordAfter(
  source: RecordSource,
  plan: RecordPlan,
  rows: readonly RawRow[],
): Promise<RecordRow> {
  const [record] = await recordsOf(source, plan, rows.slice(0, 1));
  if (record !== undefined) return record;
  throw failed(plan.entity, 'unknown', (label) => `The database did not give the ${label} back.`);
}

/**
 * A write that met no row says nothing of why. A record that can still be seen
 * is one that a policy keeps from being written.
 */
async function nothingDone(
  source: RecordSource,
  entity: Entity,
  id: string,
  what: 'change' | 'remove',
): Promise<Error> {
  return source.client.failed(
    (await isVisible(source, entity, id))
      ? failed(entity, 'denied', (label) => `You may see this ${label}, but not ${what} it.`)
      : failed(
          entity,
          'not found',
          (label) =>
            `This ${label} is no longer there: it was removed, or you may no longer see it.`,
        ),
  );
}

/** Arrays go as Postgres's own text: JSON's would be refused for enums on the embedded backend. */
function bodyOf(entity: Entity, values: RecordValues): RecordValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fieldOf(entity, name);
      const asText = field?.kind === 'array' && Array.isArray(value);
      return [name, asText ? writeValue(value, field) : value];
    }),
  );
}
