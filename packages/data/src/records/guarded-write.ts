import { DataError, type DataRequest, type RawRow } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { changedFields, isSame } from './changed-fields.ts';
import { failed, failureOf } from './failed.ts';
import { changedInstead, leftUnchanged } from './left-unchanged.ts';
import type { Parameter } from '@ninefold/specification/grammar';
import { keyParameters, readRecord } from './read.ts';
import type { RecordRow } from './record.ts';
import type { RecordSource } from '../query/index.ts';
import { guardByValues, guardByVersion, type SeenRecord } from './guard.ts';
import { RecordConflict } from './record-conflict.ts';
import { recordMessages } from './messages.ts';
import { interceptorsOf } from './unwritten/index.ts';
import { writeExactly } from './write-exactly.ts';

/** A write to one record. */
export interface GuardedWrite {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly operation: 'update' | 'delete';
  /** The record that was read. Without values, the write overwrites any later change. */
  readonly record: SeenRecord;
  /** The fields to guard by their values, where not by the row's version. */
  readonly fields: readonly string[];
  /** Whether a change to any other field makes the write fail too, where it can be noticed. */
  readonly wholeRecord: boolean;
  /** Sent with the conditions of the guard. */
  readonly parameters: readonly Parameter[];
  /** The body of an update. */
  readonly values?: DataRequest['values'];
}

/**
 * Writes to a record only if it hasn't changed since it was read, and returns the written rows; none where a
 * trigger or rule has hidden the record in place of deleting it.
 *
 * @throws {RecordConflict} where the record has changed meanwhile.
 * @throws {DataError} of kind `not found` where it was deleted, `denied` where a policy forbids the write,
 * `refused` where a trigger or rule took its place.
 */
export async function writeGuarded(write: GuardedWrite): Promise<readonly RawRow[]> {
  const { source, entity, record, operation, values } = write;
  const { id } = record;
  let version = write.wholeRecord ? record.version : undefined;
  const isIntercepted = interceptorsOf(entity, operation).length > 0;
  for (;;) {
    // Read right before the write, a later difference is the doing of a trigger or rule, and not another person's.
    const before = isIntercepted ? await readCurrent(write, id) : undefined;
    if (before !== undefined && version !== undefined) version = before.version;
    const guard =
      version === undefined
        ? guardByValues(entity, record, write.fields)
        : guardByVersion(entity, record, version, write.fields);
    // Some values can't be compared in a condition, so they are read again right before the write.
    if (before !== undefined) throwIfChanged(write, guard.fields, before);
    else if (guard.readFirst.length > 0) {
      throwIfChanged(write, guard.readFirst, await readCurrent(write, id));
    }
    const parameters = [...write.parameters, ...keyParameters(entity, id), ...guard.parameters];
    const { rows } = await writeExactly(source, entity, { operation, parameters, values }, 1);
    if (rows.length > 0) return rows;
    const current = await readCurrent(write, id).catch((error: unknown) => {
      const isGone = error instanceof DataError && error.failure.kind === 'not found';
      if (before === undefined || operation === 'update' || !isGone) throw error;
    });
    if (current === undefined) return [];
    if (before !== undefined) {
      const changed = Object.keys(changedFields(before.values, current.values));
      throw source.client.report(
        changed.length > 0 || before.version !== current.version
          ? changedInstead(entity, operation, current, changed)
          : leftUnchanged(entity, operation),
      );
    }
    throwIfChanged(write, guard.fields, current);
    // An update that changed no value moves the version all the same.
    if (version === undefined || current.version === version) {
      throw source.client.report(leftUnchanged(entity, operation));
    }
    version = current.version;
  }
}

async function readCurrent({ source, entity }: GuardedWrite, id: string): Promise<RecordRow> {
  try {
    return await readRecord(source, entity, id);
  } catch (error) {
    if (!(error instanceof DataError) || error.failure.kind !== 'not found') throw error;
    throw source.client.report(failed(entity, 'not found', recordMessages.gone));
  }
}

function throwIfChanged(
  { source, entity, record, operation }: GuardedWrite,
  fields: readonly string[],
  current: RecordRow,
): void {
  const changed = fields.filter((name) => !isSame(record.values[name], current.values[name]));
  if (changed.length === 0) return;
  const message = recordMessages[operation === 'update' ? 'editConflict' : 'deleteConflict'];
  const failure = failureOf(entity, 'conflict', message);
  throw source.client.report(new RecordConflict(failure, current, changed));
}
