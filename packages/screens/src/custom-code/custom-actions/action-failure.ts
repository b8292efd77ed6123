import { DataError } from '@ninefold/data/client';
import { unsavedUnchecked } from '@ninefold/records/writes';
import { failureOf } from '../../application/index.ts';
import type { ActionResult } from './define-action.ts';
import { customActionMessages } from './messages.ts';

/** An action's code failed. It isn't known how much of it was done. */
export interface Thrown {
  readonly status: 'thrown';
  readonly error: unknown;
}

/** Why an action wasn't done with a record. */
export interface ActionFailure {
  readonly status: Exclude<NonNullable<ActionResult | Thrown>['status'], 'saved' | 'called'>;
  readonly error: DataError;
}

/** Does an action. Never rejects: an error of its code is reported, and is its outcome. */
export async function doAction(
  action: () => Promise<ActionResult>,
): Promise<ActionResult | Thrown> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof DataError) return unsavedUnchecked(error);
    reportError(error);
    return { status: 'thrown', error };
  }
}

/** Returns why an action wasn't done; undefined where it was. */
export function actionFailure(result: ActionResult | Thrown): ActionFailure | undefined {
  if (result === undefined || result.status === 'saved' || result.status === 'called') {
    return undefined;
  }
  const { status, error } = result;
  if (status === 'lost') {
    // A record can be looked up before it is written again. Whether a function has run can't.
    return { status, error: withMessage(result.error, customActionMessages.lost) };
  }
  if (error instanceof DataError) return { status, error };
  if (error !== undefined) {
    return { status, error: new DataError(failureOf(error), { cause: error }) };
  }
  const problems = status === 'refused' ? result.problems.map(({ message }) => message) : [];
  const message = problems.length > 0 ? problems.join(' ') : customActionMessages.conflict;
  return { status, error: refusal(message) };
}

function withMessage(error: DataError, message: string): DataError {
  return new DataError({ ...error.failure, message }, { cause: error });
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
