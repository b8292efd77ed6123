import { DataError } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { failureOf } from './failed.ts';
import type { RecordRow } from './record.ts';

/**
 * Whether a request may have been carried out although it failed: no answer came, or a gateway's, or
 * the connection to the database broke. With every other code, Postgres has rolled back.
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

/**
 * Looks for the record right after an answer was lost: often the connection is back.
 *
 * @throws {DataError} with a message about the record where it is not there, or can't be looked for.
 */
export async function foundAfter(
  lost: DataError,
  entity: Entity,
  find: () => Promise<RecordRow | undefined>,
  { notChecked, notFound }: Readonly<Record<'notChecked' | 'notFound', Message>>,
): Promise<RecordRow> {
  const found = await find().catch((error: unknown) => {
    throw isAnswerLost(error) ? lostWith(lost, entity, notChecked) : error;
  });
  if (found === undefined) throw lostWith(lost, entity, notFound);
  return found;
}

type Message = (label: string) => string;

function lostWith(lost: DataError, entity: Entity, message: Message): DataError {
  const { kind, message: text } = failureOf(entity, 'offline', message);
  const failure = { ...lost.failure, kind, message: text, reaction: 'retry' } as const;
  return new DataError(failure, { cause: lost });
}
