import { DataError, triedCount } from '../client/index.ts';
import type { Failure, FailureKind } from '../errors/index.ts';
import { type Entity, entityName } from '@ninefold/specification';
import type { RecordRow } from './record.ts';
import { WriteUncertain } from './write-uncertain.ts';

/** A message about a record, which may name its entity. */
export type RecordMessage = (name: ReturnType<typeof entityName>) => string;

/** Returns an error for an answer without rows, which the database itself doesn't treat as one. */
export function failed(entity: Entity, kind: FailureKind, message: RecordMessage): DataError {
  return new DataError(failureOf(entity, kind, message));
}

/** Returns the failure for such an answer, for an error that holds more. */
export function failureOf(entity: Entity, kind: FailureKind, message: RecordMessage): Failure {
  return {
    kind,
    code: '',
    message: message(entityName(entity)),
    reaction: reactions[kind] ?? 'none',
    technical: { message: 'The answer holds no row.', details: '', hint: '', status: 200 },
  };
}

const reactions: Partial<Record<FailureKind, Failure['reaction']>> = {
  'not found': 'go back',
  conflict: 'reload',
};

/** Whether a request may have been carried out although it failed: Postgres did not answer. */
export function isAnswerLost(error: unknown): error is DataError {
  if (!(error instanceof DataError) || neverSent.has(error.failure.kind)) return false;
  const {
    code,
    technical: { status },
  } = error.failure;
  if (code === '') return status === 0 || status === 408 || status >= 500;
  return /^(?:08|57P)/.test(code);
}

/** Whether a server answered that it, or the database behind it, can't be used: the connection is there. */
function isServerUnavailable({ failure }: DataError): boolean {
  return failure.technical.status >= 500;
}

/** Kinds of failure by which a request was not carried out. */
const neverSent: ReadonlySet<FailureKind> = new Set(['aborted', 'signed out', 'tried']);

/** Whether a write was tried, as while somebody else is viewed, and the database would take all of its records. */
export function isTried(error: DataError, records: number): boolean {
  return error.failure.kind === 'tried' && (triedCount(error) ?? 1) === records;
}

type LostMessages = Readonly<
  Record<`${'notChecked' | 'notFound'}${'' | 'Unavailable'}`, RecordMessage>
>;

/**
 * Looks for the record right after an answer was lost: often the connection is back.
 *
 * @throws {DataError} with a message about the record where it is not there, or can't be looked for.
 */
export async function foundAfter(
  lost: DataError,
  entity: Entity,
  find: () => Promise<RecordRow | undefined>,
  messages: LostMessages,
): Promise<RecordRow> {
  const found = await find().catch((error: unknown) => {
    throw isAnswerLost(error) ? lostWith(lost, entity, messages, 'notChecked') : error;
  });
  if (found === undefined) throw lostWith(lost, entity, messages, 'notFound');
  return found;
}

/** Returns the failure of a write whose answer was lost, with a message about its record. */
export function lostWith(
  lost: DataError,
  entity: Entity,
  messages: LostMessages,
  name: 'notChecked' | 'notFound',
): DataError {
  const { kind, message: text } = isServerUnavailable(lost)
    ? failureOf(entity, 'unavailable', messages[`${name}Unavailable`])
    : failureOf(entity, 'offline', messages[name]);
  const failure = { ...lost.failure, kind, message: text, reaction: 'retry' } as const;
  const LostError = name === 'notChecked' ? WriteUncertain : DataError;
  return new LostError(failure, { cause: lost });
}
