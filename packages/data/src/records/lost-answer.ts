import { DataError } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { failureOf } from './failed.ts';

/**
 * Whether a request may have been carried out although it failed: no answer came, or that of a
 * gateway, or the connection to the database broke. Every other code is a refusal, and rolls back.
 */
export function isAnswerLost(error: unknown): error is DataError {
  if (!(error instanceof DataError) || error.failure.kind === 'aborted') return false;
  const {
    code,
    technical: { status },
  } = error.failure;
  if (code === '') return status === 0 || status === 408 || status >= 500;
  return /^(?:08|57P)/.test(code);
}

/** Says of a lost answer what is known of the record. */
export function lostWith(
  lost: DataError,
  entity: Entity,
  message: (label: string) => string,
): DataError {
  const { kind, message: words } = failureOf(entity, 'offline', message);
  const failure = { ...lost.failure, kind, message: words, reaction: 'retry' } as const;
  return new DataError(failure, { cause: lost });
}
