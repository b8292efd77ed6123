import { writeBody } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { writeName } from '@ninefold/specification/grammar';
import {
  fieldsNamed,
  isReadable,
  keyFields,
  linkPlans,
  linksAt,
  planRecords,
  type RecordPlan,
  type RecordSource,
} from '../../query/index.ts';
import type { Guard } from '../guard.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyOf, recordsOf, withoutLookups } from '../rows.ts';
import { writeKeyColumns } from '../read.ts';
import { bodyOf } from '../write.ts';
import { writeExactly } from '../write-exactly.ts';
import { conditionsOf, type ManyWrite, type WriteBatch } from './batches.ts';
import { readByIds, type ReadRecord } from './read-many.ts';

/** A record after it was written; of one that was not updated, its id alone. */
export type WrittenRow = Pick<RecordRow, 'id'> & Partial<RecordRow>;

/** Returns the names of the fields that were read of records, as far as the role may read them again. */
export function trackedFields(entity: Entity, records: readonly ReadRecord[]): readonly string[] {
  return Object.keys(records[0]?.values ?? {}).filter((name) => isReadable(entity, name));
}

/** Reads records as they are now, by id. */
export async function readNow(
  source: RecordSource,
  entity: Entity,
  records: readonly ReadRecord[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, ReadRecord>> {
  const ids = records.map(({ id }) => id);
  const now = new Map<string, ReadRecord>();
  let request = (records[0]?.request ?? 0) + 1;
  for await (const rows of readByIds(source, entity, ids, { fields })) {
    request += 1;
    for (const row of rows) now.set(row.id, { ...row, request });
  }
  return now;
}

/**
 * Writes records in one request, each only while it is as it was read.
 *
 * @param fields As `trackedFields` returns them.
 * @returns The records that were written, by the ids that they had.
 * @throws {DataError} where the database refuses one of them: then none was written.
 */
export async function writeBatch(
  source: RecordSource,
  entity: Entity,
  write: ManyWrite,
  { rows, values = {} }: WriteBatch,
  guard: Guard,
  fields: readonly string[],
): Promise<ReadonlyMap<string, WrittenRow>> {
  const { operation } = write;
  const isInsert = operation === 'insert';
  const columns = insertedFields(entity, fields);
  const body = isInsert
    ? rows.map((row) => bodyOf(entity, insertedValues(entity, row, fields)))
    : bodyOf(entity, values);
  const plan = operation === 'update' ? updatePlan(source, entity, values, fields) : undefined;
  const answer = await writeExactly(
    source,
    entity,
    {
      operation,
      parameters: [
        ['select', plan?.select ?? writeKeyColumns(entity)],
        ...(isInsert
          ? [['columns', columns.map(writeName).join(',')] as const]
          : conditionsOf(entity, rows, guard, write)),
      ],
      ...(operation !== 'delete' && { values: writeBody(body) }),
    },
    rows.length,
  );
  if (plan === undefined) {
    const key = keyFields(entity);
    return new Map(answer.rows.map((row) => keyOf(row, key)).map((id) => [id, { id }]));
  }
  // The records are stored, even if the labels of their references can't be read.
  const written = await recordsOf(source, plan, answer.rows).catch(() =>
    recordsOf(source, withoutLookups(plan), answer.rows),
  );
  const [only] = rows;
  // Its key may be another one now.
  if (only !== undefined && rows.length === 1) {
    return new Map(written.slice(0, 1).map((row) => [only.id, row]));
  }
  return new Map(written.map((row) => [row.id, row]));
}

function updatePlan(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
  fields: readonly string[],
): RecordPlan {
  // Postgres cannot return the version of a row that moves to another partition.
  const version = entity.kind !== 'partitioned table';
  const links = linksAt(source, entity, linkPlans(source, entity), Object.keys(values));
  return planRecords(source, entity, { fields, links, version, written: true });
}

/** Returns the values with which a record is created again. */
function insertedValues(
  entity: Entity,
  { values }: Pick<ReadRecord, 'values'>,
  fields: readonly string[],
): RecordValues {
  return Object.fromEntries(
    insertedFields(entity, fields).map((name) => [name, values[name] ?? null]),
  );
}

/** The fields that an insert may give. */
function insertedFields(entity: Entity, names: readonly string[]): readonly string[] {
  const fields = fieldsNamed(entity, names).filter(
    ({ grants, generated }) => grants.insert && generated !== 'stored',
  );
  return fields.map(({ name }) => name);
}
