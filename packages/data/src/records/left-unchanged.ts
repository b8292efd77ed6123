import type { DataError } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { failed, failureOf } from './failed.ts';
import { recordMessages } from './messages.ts';
import { RecordConflict } from './record-conflict.ts';
import type { RecordRow } from './record.ts';
import {
  changedMessage,
  interceptorsOf,
  markedMessage,
  unchangedMessage,
} from './unwritten/index.ts';

type Operation = 'update' | 'delete';

/** Returns the error for a write that the database accepted and after which the record is the same. */
export function leftUnchanged(entity: Entity, operation: Operation): DataError {
  const isIntercepted = interceptorsOf(entity, operation).length > 0;
  const denied = recordMessages[operation === 'update' ? 'editDenied' : 'deleteDenied'];
  if (!isIntercepted) return failed(entity, 'denied', denied);
  const kind = entity.rowSecurity ? 'denied' : 'refused';
  return failed(entity, kind, unchangedMessage(entity, operation));
}

/** Returns the error for a write in whose place a trigger or rule has changed the record. */
export function changedInstead(
  entity: Entity,
  operation: Operation,
  current: RecordRow,
  changed: readonly string[],
): DataError {
  if (operation === 'update') return failed(entity, 'refused', changedMessage(entity));
  const failure = failureOf(entity, 'refused', markedMessage(entity, changed));
  return new RecordConflict(failure, current, changed);
}
