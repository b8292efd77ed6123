import { classifyBy, type FailedAnswer, type FailureContext } from './classify-by.ts';
import { postgrestCodes } from '@ninefold/specification/platform';
import type { Failure } from './failure.ts';

const ofTheDataApi = { tables: [postgrestCodes] };

/**
 * As `classify`, for what the Data API refuses. Auth's and Storage's codes, which most
 * sessions never meet, are left out of what every screen loads.
 */
export function classifyData(answer: FailedAnswer, context?: FailureContext): Failure {
  return classifyBy(ofTheDataApi, answer, context);
}
