import type { DataError } from '@ninefold/data/client';
import type { RowResult } from '@ninefold/records/many';
import { failureOf } from '../application/index.ts';
import { undoMessages } from './undo-messages.ts';

/** Why an undo didn't restore all of its records, or why that isn't known. */
export interface UndoProblem {
  readonly message: string;
  /** Whether a record may have been restored: the answer was lost. */
  readonly isLost: boolean;
}

/**
 * Returns why an undo didn't restore all of its records; undefined where it did.
 *
 * @param stopped Why it ended early.
 */
export function undoProblem(
  results: readonly RowResult[],
  stopped?: DataError,
): UndoProblem | undefined {
  if (results.some(({ status }) => status === 'lost')) {
    return { message: undoMessages.uncertain, isLost: true };
  }
  const open = results.find(({ status }) => status !== 'saved');
  if (open === undefined) return undefined;
  const problems = 'problems' in open ? open.problems : [];
  const own = problems.map(({ message }) => message).join(' ');
  const error = stopped ?? ('error' in open ? open.error : undefined);
  return { message: own || failureOf(error).message, isLost: false };
}
