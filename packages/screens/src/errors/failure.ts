import { DataError } from '@ninefold/data/client';
import { classify, type Failure } from '@ninefold/data/errors';

/** Classifies anything that was thrown, with a message for people. */
export function failureOf(error: unknown): Failure {
  return error instanceof DataError ? error.failure : classify({ error });
}
