import type { DataError } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { isSame } from '../changed-fields.ts';
import { failed, failureOf } from '../failed.ts';
import type { Guard } from '../guard.ts';
import { changedInstead, leftUnchanged } from '../left-unchanged.ts';
import { recordMessages } from '../messages.ts';
import { RecordConflict } from '../record-conflict.ts';
import { RecordNotKept } from '../record-not-kept.ts';
import { interceptorsOf } from '../unwritten/index.ts';
import { isByVersion, type ManyWrite, mostAttempts, type WriteBatch } from './batches.ts';
import { manyRecordsMessages } from './messages.ts';
import type { ReadRecord } from './read-many.ts';

/** Whether a trigger or rule may take the place of the write. */
export function isIntercepted(entity: Entity, { operation }: ManyWrite): boolean {
  return interceptorsOf(entity, operation).length > 0;
}

/**
 * Returns the names of the fields to compare right before a write: those that no condition can compare; all guarded
 * ones, where a trigger or rule may take the place of the write, so that what is different afterwards is its doing.
 */
export function comparedBefore(entity: Entity, write: ManyWrite, guard: Guard): readonly string[] {
  if (write.operation === 'insert') return [];
  return isIntercepted(entity, write) ? guard.fields : guard.readFirst;
}

/** Returns a record as it is to be written, or why it can't be, by what was read right before. */
export function comparedRecord(
  entity: Entity,
  write: ManyWrite,
  record: ReadRecord,
  current: ReadRecord | undefined,
  compared: readonly string[],
): ReadRecord | DataError {
  const isRead = isIntercepted(entity, write);
  // Otherwise the write finds out which records are gone.
  if (current === undefined) {
    return isRead ? failed(entity, 'not found', recordMessages.gone) : record;
  }
  const changed = changedIn(compared, record, current);
  if (changed.length > 0) return conflict(entity, current, changed);
  return isRead ? { ...record, version: current.version } : record;
}

/**
 * Returns why a request left out one of its records: an error; `hidden`, where a trigger or rule keeps it in place of
 * deleting it; or the record to try again with, where only its version has moved.
 */
export function unwrittenBecause(
  entity: Entity,
  write: ManyWrite,
  { attempt }: WriteBatch,
  guard: Guard,
  record: ReadRecord,
  current: ReadRecord | undefined,
): DataError | 'hidden' | ReadRecord {
  const { operation } = write;
  if (operation === 'insert') return new RecordNotKept(entity);
  const isTaken = isIntercepted(entity, write);
  if (current === undefined) {
    // Read right before, so a trigger or rule has hidden it.
    if (isTaken && operation === 'delete') return 'hidden';
    return failed(entity, 'not found', recordMessages.gone);
  }
  const changed = changedIn(guard.fields, record, current);
  const isMoved = isByVersion(record, write) && current.version !== record.version;
  if (changed.length === 0 && !isMoved) return leftUnchanged(entity, operation);
  if (isTaken) return changedInstead(entity, operation, current, changed);
  // An update that changed no guarded value moves the version all the same.
  if (changed.length === 0 && attempt < mostAttempts) {
    return { ...record, version: current.version, request: current.request };
  }
  return conflict(entity, current, changed);
}

function changedIn(names: readonly string[], record: ReadRecord, current: ReadRecord) {
  return names.filter((name) => !isSame(record.values[name], current.values[name]));
}

function conflict(entity: Entity, current: ReadRecord, changed: readonly string[]): RecordConflict {
  const failure = failureOf(entity, 'conflict', manyRecordsMessages.changed);
  return new RecordConflict(failure, current, changed);
}
