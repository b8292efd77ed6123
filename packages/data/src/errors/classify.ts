import { classifyBy, type FailedAnswer, type FailureContext } from './classify-by.ts';
import { authCodes, weakPasswordReasons } from '@ninefold/specification/platform';
import { postgrestCodes } from '@ninefold/specification/platform';
import { storageCodes } from '@ninefold/specification/platform';
import type { Failure } from './failure.ts';

const all = { tables: [postgrestCodes, authCodes, storageCodes], weakPasswordReasons };

/**
 * Says what an error means to a person, by its code, never by its wording.
 * Names of constraints and columns are read from the wording as data. Never
 * throws, whatever it is given.
 */
export function classify(answer: FailedAnswer, context?: FailureContext): Failure {
  return classifyBy(all, answer, context);
}
