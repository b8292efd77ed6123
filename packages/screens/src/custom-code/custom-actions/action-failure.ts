import { DataError } from '@ninefold/data/client';
import type { ActionResult } from './define-action.ts';
import { customActionMessages } from './messages.ts';

/** What kept an action from being done with a record. */
export interface ActionFailure {
  readonly status: Exclude<NonNullable<ActionResult>['status'], 'saved' | 'called'>;
  readonly error: DataError;
}

/** Returns what kept an action from being done; undefined where it is done. */
export function actionFailure(result: ActionResult): ActionFailure | undefined {
  if (result === undefined || result.status === 'saved' || result.status === 'called') {
    return undefined;
  }
  const { status } = result;
  const given = result.error;
  if (given instanceof DataError) return { status, error: given };
  if (given !== undefined) return { status, error: DataError.of({ error: given, status: 0 }) };
  const problems = status === 'refused' ? result.problems.map(({ message }) => message) : [];
  const message = problems.length > 0 ? problems.join(' ') : customActionMessages.conflict;
  return { status, error: refusal(message) };
}

/** A refusal that was not sent, whose message says all. */
function refusal(message: string): DataError {
  return new DataError({
    kind: 'conflict',
    code: '',
    message,
    reaction: 'none',
    technical: { message, details: '', hint: '', status: 0 },
  });
}
