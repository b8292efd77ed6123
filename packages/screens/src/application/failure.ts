import { DataError } from '@ninefold/data/client';
import { classifyData, type Failure } from '@ninefold/data/errors';

/** What went wrong, in words for a person, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  return error instanceof DataError ? error.failure : classifyData({ error });
}
