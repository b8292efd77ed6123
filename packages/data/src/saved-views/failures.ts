import { DataError } from '../client/index.ts';
import type { FailureKind } from '../errors/index.ts';
import { savedViewMessages } from './messages.ts';

/** The view was deleted, or belongs to another person. */
export const gone = () => failed('not found', savedViewMessages.gone);

export const nameTaken = () => failed('unique', savedViewMessages.nameTaken);

/** The browser refuses its storage, or has no room left. */
export const notKept = () => failed('unavailable', savedViewMessages.notKept);

function failed(kind: FailureKind, message: string): DataError {
  return new DataError({
    kind,
    code: '',
    message,
    reaction: kind === 'unique' ? 'correct' : 'none',
    technical: { message, details: '', hint: '', status: 200 },
  });
}
