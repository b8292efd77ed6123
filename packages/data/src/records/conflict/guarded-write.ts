import { DataError, type RawRow } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { isSame } from '../changed-fields.ts';
import { failed, failureOf } from '../failed.ts';
import type { Parameter } from '../query/conditions.ts';
import { keyParameters, readRecord } from '../read.ts';
import type { RecordRow } from '../record.ts';
import type { RecordSource } from '../source.ts';
import { type Guard, guardByValues, guardByVersion, type SeenRecord } from './guard.ts';
import { RecordConflict } from './record-conflict.ts';

/** A write to one record. */
export interface GuardedWrite {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly operation: 'update' | 'delete';
  /** The record as it was read. Its id alone guards against nothing. */
  readonly record: SeenRecord | string;
  /** The fields to guard by their values, where not by the row's version. */
  readonly fields: readonly string[];
  /** Whether a change to other fields than those refuses the write too, where it can be noticed. */
  readonly wholeRecord: boolean;
  /** Sends the write under these conditions, and returns the rows that it wrote. */
  readonly send: (conditions: readonly Parameter[]) => Promise<readonly RawRow[]>;
}

/**
 * Writes to a record only if it has not changed since it was read.
 *
 * @throws {RecordConflict} where the record has changed meanwhile.
 * @throws {DataError} of kind `not found` where it is gone, `denied` where a policy forbids the write.
 */
export async function writeGuarded(write: GuardedWrite): Promise<readonly RawRow[]> {
  const { source, entity, record, send } = write;
  const id = typeof record === 'string' ? record : record.id;
  let version = typeof record !== 'string' && write.wholeRecord ? record.version : undefined;
  for (;;) {
    const guard = guardOf(write, version);
    // Some values can't be compared in a condition, so they are read again right before the write.
    if (guard.readFirst.length > 0) {
      throwIfChanged(write, guard.readFirst, await readCurrent(write, id));
    }
    const rows = await send([...keyParameters(entity, id), ...guard.parameters]);
    if (rows.length > 0) return rows;
    const current = await readCurrent(write, id);
    throwIfChanged(write, guard.fields, current);
    // An update that changed no value moves the version all the same.
    if (version === undefined || current.version === version) {
      throw source.client.failed(
        failed(
          entity,
          'denied',
          (label) =>
            `You can see this ${label}, but you don't have permission to ${verbs[write.operation]} it.`,
        ),
      );
    }
    version = current.version;
  }
}

const verbs = { update: 'edit', delete: 'delete' } as const;

function guardOf({ entity, record, fields }: GuardedWrite, version: string | undefined): Guard {
  if (typeof record === 'string') return { parameters: [], fields: [], readFirst: [] };
  return version === undefined
    ? guardByValues(entity, record, fields)
    : guardByVersion(entity, record, version, fields);
}

async function readCurrent({ source, entity }: GuardedWrite, id: string): Promise<RecordRow> {
  try {
    return await readRecord(source, entity, id);
  } catch (error) {
    if (!(error instanceof DataError) || error.failure.kind !== 'not found') throw error;
    throw source.client.failed(
      failed(
        entity,
        'not found',
        (label) => `This ${label} was deleted, or you no longer have access to it.`,
      ),
    );
  }
}

function throwIfChanged(
  { source, entity, record, operation }: GuardedWrite,
  fields: readonly string[],
  current: RecordRow,
): void {
  if (typeof record === 'string') return;
  const changed = fields.filter((name) => !isSame(record.values[name], current.values[name]));
  if (changed.length === 0) return;
  const what = failureOf(
    entity,
    'conflict',
    (label) => `This ${label} has changed since you opened it. ${outcomes[operation]}`,
  );
  throw source.client.failed(new RecordConflict(what, current, changed));
}

const outcomes = {
  update: 'Your changes were not saved. Load the current values, check them, then save again.',
  delete: 'It was not deleted. Check the current values, then delete it if you still want to.',
} as const;
