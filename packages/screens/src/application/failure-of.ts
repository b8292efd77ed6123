import { DataError } from '@ninefold/data/client';
import { classify, type Failure } from '@ninefold/data/errors';
import { isOnline } from './is-online.ts';
import { NotConnected } from './load-code.ts';

/** Classifies anything that was thrown, with a message for people. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DataError) return error.failure;
  // A browser says of code that it couldn't load only that it is a TypeError.
  const isOffline = error instanceof NotConnected || (error instanceof TypeError && !isOnline());
  return classify({ error, ...(isOffline && { status: 0 }) });
}
