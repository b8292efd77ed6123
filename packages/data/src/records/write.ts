import { DataError, JsonText, type RawRow, requestRecords, writeBody } from '../client/index.ts';
import { type Entity, fieldOf } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import type { SeenRecord } from './guard.ts';
import { writeGuarded } from './guarded-write.ts';
import { failed } from './failed.ts';
import { planRecords, readableFields, type RecordPlan, type RecordSource } from '../query/index.ts';
import { readRecord, writeKeyColumns } from './read.ts';
import type { FieldValue, RecordRow, RecordValues } from './record.ts';
import { recordsOf, withoutLookups } from './rows.ts';
import { recordMessages } from './messages.ts';
import { RecordNotKept } from './record-not-kept.ts';

/**
 * Creates a record.
 *
 * @param onUnreadable Called before the request that doesn't ask for the record back.
 * @returns The stored record; null if the role can create it but not read it.
 * @throws {RecordNotKept} where the database accepted it and didn't keep it. Sent again, it may be stored twice.
 */
export async function createRecord(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
  onUnreadable?: () => void,
): Promise<RecordRow | null> {
  const plan = planRecords(source, entity, { binary: true, written: true });
  const insert = async (returnRows: boolean) => {
    const { rows, count } = await requestRecords(source, entity, {
      operation: 'insert',
      parameters: returnRows ? [['select', plan.select]] : [],
      values: writeBody(bodyOf(entity, values)),
      returnRows,
      count: returnRows ? undefined : 'exact',
    });
    if (returnRows ? rows.length === 0 : count === 0) {
      throw source.client.report(new RecordNotKept(entity));
    }
    return rows;
  };
  let rows: readonly RawRow[] | undefined;
  if (readableFields(entity).length > 0) rows = await insert(true).catch(unlessNotReadable);
  if (rows !== undefined) return recordAfter(source, plan, rows);
  onUnreadable?.();
  await insert(false);
  return null;
}

/** Postgres rejects an insert that returns a row which no SELECT policy shows, with the code of a missing permission. */
function unlessNotReadable(error: unknown): undefined {
  if (!(error instanceof DataError && error.failure.code === '42501')) throw error;
}

export interface ChangeOptions {
  /**
   * Whether another person's change to any field makes the write fail (`record`), as far as it can be
   * noticed, or only a change to the fields that are written (`fields`).
   */
  readonly guard?: 'record' | 'fields';
}

/**
 * Changes the given fields and no others.
 *
 * Pass the whole record that was read, so that no change is overwritten unseen. Its row
 * version guards it; where that can't be read, the values of the fields that are written do. With an
 * id alone, the write overwrites any later change.
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
  if (fields.length === 0) return readRecord(source, entity, seenOf(record).id);
  // Postgres cannot return the version of a row that moves to another partition.
  const version = entity.kind !== 'partitioned table';
  const plan = planRecords(source, entity, { binary: true, version, written: true });
  const rows = await writeGuarded({
    source,
    entity,
    record: seenOf(record),
    operation: 'update',
    fields,
    wholeRecord: guard === 'record',
    parameters: [['select', plan.select]],
    values: writeBody(bodyOf(entity, values)),
  });
  return recordAfter(source, plan, rows);
}

/**
 * Deletes a record if it hasn't changed since it was read. Throws as `changeRecord` does.
 *
 * @returns Whether the database deleted it: false where a trigger or rule keeps it, hidden from the role.
 */
export async function deleteRecord(
  source: RecordSource,
  entity: Entity,
  record: SeenRecord | string,
): Promise<boolean> {
  const rows = await writeGuarded({
    source,
    entity,
    record: seenOf(record),
    operation: 'delete',
    fields: storedFields(entity),
    wholeRecord: true,
    parameters: [['select', writeKeyColumns(entity)]],
  });
  return rows.length > 0;
}

function seenOf(record: SeenRecord | string): SeenRecord {
  return typeof record === 'string' ? { id: record, values: {} } : record;
}

/** Leaves out what a view computes: it may differ each time that it is read, and can't be written. */
export function storedFields({ kind, fields }: Entity): readonly string[] {
  const stored =
    kind === 'view'
      ? fields.filter(({ base, grants }) => base !== undefined || grants.update)
      : fields;
  return stored.map(({ name }) => name);
}

async function recordAfter(
  source: RecordSource,
  plan: RecordPlan,
  rows: readonly RawRow[],
): Promise<RecordRow> {
  const written = rows.slice(0, 1);
  // The record is stored, even if the labels of its references can't be read.
  const [record] = await recordsOf(source, plan, written).catch(() =>
    recordsOf(source, withoutLookups(plan), written),
  );
  if (record !== undefined) return record;
  throw failed(plan.entity, 'unknown', recordMessages.notReturned);
}

/**
 * Returns values as a request sends them: JSON as JSON, and arrays as Postgres's own text, because the
 * embedded backend rejects JSON arrays of enums.
 */
export function bodyOf(
  entity: Entity,
  values: RecordValues,
): Readonly<Record<string, FieldValue | JsonText>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fieldOf(entity, name);
      if (field?.kind === 'json' && typeof value === 'string') return [name, new JsonText(value)];
      const asText = field?.kind === 'array' && Array.isArray(value);
      return [name, asText ? writeValue(value, field) : value];
    }),
  );
}
