import type { FailureKind, Reaction } from './failure.ts';

/** What is said and offered where a code says nothing more particular. */
export const kinds: Readonly<
  Record<FailureKind, { readonly message: string; readonly reaction: Reaction }>
> = {
  offline: {
    message: 'The server cannot be reached. Check the connection and try again.',
    reaction: 'retry',
  },
  aborted: { message: 'The request was given up.', reaction: 'none' },
  'signed out': { message: 'You are not signed in. Sign in and try again.', reaction: 'sign in' },
  credentials: {
    message: 'That did not match. Check what you entered and try again.',
    reaction: 'correct',
  },
  denied: { message: 'Your account is not allowed to do this.', reaction: 'none' },
  'not found': {
    message: 'This does not exist, or your account may not see it.',
    reaction: 'go back',
  },
  conflict: {
    message: 'This was changed at the same moment from elsewhere. Nothing was saved; try again.',
    reaction: 'retry',
  },
  required: { message: 'A value is missing that must be given.', reaction: 'correct' },
  unique: { message: 'Another record already has this value.', reaction: 'correct' },
  reference: { message: 'The record that this refers to does not exist.', reaction: 'correct' },
  check: { message: 'A rule of the database refuses these values.', reaction: 'correct' },
  invalid: { message: 'A value is not of the kind that is expected here.', reaction: 'correct' },
  refused: { message: 'The database refuses this.', reaction: 'correct' },
  timeout: {
    message: 'The answer took too long. Try again, or ask for less at once.',
    reaction: 'retry',
  },
  limit: {
    message: 'This is more than is allowed at once. Wait a little or ask for less.',
    reaction: 'retry',
  },
  unavailable: {
    message: 'The database does not answer at the moment. Try again in a little while.',
    reaction: 'retry',
  },
  misconfigured: {
    message:
      'The application asked for something that the database does not have or know. Reload; if it happens again, tell whoever looks after the application.',
    reaction: 'reload',
  },
  unknown: {
    message: 'Something went wrong that the application does not know. Try again.',
    reaction: 'retry',
  },
};
