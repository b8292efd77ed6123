import type { FailureKind, Reaction } from './failure.ts';

/** Message and reaction of a kind, where the code has none of its own. */
export const kinds: Readonly<
  Record<FailureKind, { readonly message: string; readonly reaction: Reaction }>
> = {
  offline: {
    message: 'The server can’t be reached. Check the connection and try again.',
    reaction: 'retry',
  },
  aborted: { message: 'The request was cancelled.', reaction: 'none' },
  'signed out': { message: 'You are not signed in. Sign in and try again.', reaction: 'sign in' },
  credentials: {
    message: 'That did not match. Check what you entered and try again.',
    reaction: 'correct',
  },
  denied: { message: 'You don’t have permission to do this.', reaction: 'none' },
  'not found': {
    message: 'This doesn’t exist, or you may not have access to it.',
    reaction: 'go back',
  },
  conflict: {
    message: 'Someone else changed this at the same time. Nothing was saved. Try again.',
    reaction: 'retry',
  },
  required: { message: 'A required value is missing.', reaction: 'correct' },
  unique: { message: 'Another record already has this value.', reaction: 'correct' },
  reference: { message: 'The record that this refers to doesn’t exist.', reaction: 'correct' },
  check: { message: 'A database rule rejected these values.', reaction: 'correct' },
  invalid: { message: 'A value has the wrong type.', reaction: 'correct' },
  refused: { message: 'The database rejected this.', reaction: 'correct' },
  timeout: {
    message: 'The request took too long. Try again, or request less at once.',
    reaction: 'retry',
  },
  limit: {
    message: 'This is over the limit. Wait a moment or ask for less.',
    reaction: 'retry',
  },
  unavailable: {
    message: 'The database isn’t responding. Try again in a moment.',
    reaction: 'retry',
  },
  misconfigured: {
    message:
      'The application requested something that the database doesn’t have. Reload the page. If it happens again, tell the person who manages the application.',
    reaction: 'reload',
  },
  unknown: {
    message: 'Something unexpected went wrong. Try again.',
    reaction: 'retry',
  },
};
