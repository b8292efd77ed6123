/** What went wrong, told apart by what a person can do about it. */
export type FailureKind =
  /** No answer came: no network, or the server cannot be reached. */
  | 'offline'
  /** The application itself gave the request up (a newer one took its place). */
  | 'aborted'
  | 'signed out'
  /** Sign-in refused: wrong e-mail, password or code. */
  | 'credentials'
  | 'denied'
  | 'not found'
  /** Someone else changed the record, or a transaction lost against another. */
  | 'conflict'
  | 'required'
  | 'unique'
  /** Refers to a record that does not exist, or is still referred to. */
  | 'reference'
  | 'check'
  /** A value that its type does not take: not a number, too long, out of range. */
  | 'invalid'
  /** The database's own code refused, in its author's words. */
  | 'refused'
  | 'timeout'
  /** Too many requests, too large, too much. */
  | 'limit'
  | 'unavailable'
  /** The application asked for what the backend does not have or understand. */
  | 'misconfigured'
  | 'unknown';

/** What to offer next. */
export type Reaction = 'retry' | 'sign in' | 'correct' | 'go back' | 'reload' | 'none';
