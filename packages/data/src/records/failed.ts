import { DataError } from '../client/index.ts';
import type { Failure, FailureKind } from '../errors/index.ts';
import type { Entity } from '@ninefold/specification';
import { entityLabel, inSentence } from '@ninefold/specification';

/** A failure that only the number of rows tells: the database itself answered without an error. */
export function failed(
  entity: Entity,
  kind: FailureKind,
  message: (label: string) => string,
): DataError {
  return new DataError(failureOf(entity, kind, message));
}

/** The same as data, for an error that holds more. */
export function failureOf(
  entity: Entity,
  kind: FailureKind,
  message: (label: string) => string,
): Failure {
  return {
    kind,
    code: '',
    message: message(inSentence(entityLabel(entity))),
    reaction: reactions[kind] ?? 'none',
    technical: { message: 'The answer holds no row.', details: '', hint: '', status: 200 },
  };
}

const reactions: Partial<Record<FailureKind, Failure['reaction']>> = {
  'not found': 'go back',
  conflict: 'reload',
};
