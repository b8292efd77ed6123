import { DataError, request, type DataRequest, type RawRow } from '../client/index.ts';
import { fieldOf } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import type { SeenRecord } from './conflict/guard.ts';
import { writeGuarded } from './conflict/guarded-write.ts';
import { failed } from './failed.ts';
import { planRecords, type RecordPlan } from './query/plan.ts';
import { readRecord, writeKeyColumns } from './read.ts';
import type { FieldValue, RecordRow } from './record.ts';
import { recordsOf } from './rows.ts';
import { readableFields, type RecordSource } from './source.ts';

/** Values to be written, by field. What is left out is left to the database; null is written. */
export type RecordValues = Readonly<Record<string, FieldValue>>;

/**
 * Gives the record as it was stored; null if the role can create it but not read it.
 *
 * @param onUnreadable Called before the record is sent without asking for it back.
 */
export async function createRecord(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
  onUnreadable?: () => void,
): Promise<RecordRow | null> {
  const plan = planRecords(source, entity, { binary: true });
  const insert = (returnRows: boolean) =>
    write(source, entity, {
      does: 'insert',
      parameters: returnRows ? [['select', plan.select]] : [],
      values: bodyOf(entity, values),
      returnRows,
    });
  let rows: readonly RawRow[] | undefined;
  if (readableFields(entity).length > 0) rows = await insert(true).catch(unlessNotReadable);
  if (rows !== undefined) return recordAfter(source, plan, rows);
  onUnreadable?.();
  await insert(false);
  return null;
}

/** Postgres refuses to return a row that no policy for SELECT shows, with the code of a missing permission. */
function unlessNotReadable(error: unknown): undefined {
  if (!(error instanceof DataError && error.failure.code === '42501')) throw error;
}

export interface ChangeOptions {
  /**
   * Whether a change to any field refuses the write (`record`), as far as it can be noticed, or only
   * one to the fields that are written (`fields`).
   */
  readonly guard?: 'record' | 'fields';
}

/**
 * Changes the given fields and no others.
 *
 * Give the record as it was read, so that nobody overwrites a change that they did not see. Its row
 * version guards it; where that cannot be read, the values of the fields that are written do. An id
 * alone overwrites whatever is there.
 *
 * @throws {RecordConflict} where the record has changed since it was read.
 * @throws {DataError} of kind `not found` where the record is gone, `denied` where a policy forbids
 * the change.
 */
export async function changeRecord(
  source: RecordSource,
  entity: Entity,
  record: SeenRecord | string,
  values: RecordValues,
  { guard = 'record' }: ChangeOptions = {},
): Promise<RecordRow> {
  const fields = Object.keys(values);
  if (fields.length === 0) return readRecord(source, entity, idOf(record));
  // Postgres cannot return the version of a row that moves to another partition.
  const version = entity.kind !== 'partitioned table';
  const plan = planRecords(source, entity, { binary: true, version });
  const rows = await writeGuarded({
    source,
    entity,
    record,
    operation: 'update',
    fields,
    wholeRecord: guard === 'record',
    send: (conditions) =>
      write(source, entity, {
        does: 'update',
        parameters: [['select', plan.select], ...conditions],
        values: bodyOf(entity, values),
      }),
  });
  return recordAfter(source, plan, rows);
}

/**
 * Deletes a record that is as it was read. Without a row version the values of all its fields guard
 * it. Throws as `changeRecord` does.
 */
export async function removeRecord(
  source: RecordSource,
  entity: Entity,
  record: SeenRecord | string,
): Promise<void> {
  await writeGuarded({
    source,
    entity,
    record,
    operation: 'delete',
    fields: storedFields(entity),
    wholeRecord: true,
    send: (conditions) =>
      write(source, entity, {
        does: 'delete',
        parameters: [['select', writeKeyColumns(entity)], ...conditions],
      }),
  });
}

function idOf(record: SeenRecord | string): string {
  return typeof record === 'string' ? record : record.id;
}

/** What a view computes may differ each time that it is read, and cannot be written. */
function storedFields({ kind, fields }: Entity): readonly string[] {
  const stored =
    kind === 'view'
      ? fields.filter(({ base, grants }) => base !== undefined || grants.update)
      : fields;
  return stored.map(({ name }) => name);
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
  throw failed(plan.entity, 'unknown', (label) => `The database did not return the ${label}.`);
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
