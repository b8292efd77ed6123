/** Kinds of failure, distinguished by what people can do about them. */
export type FailureKind =
  /** No answer came: no network, or the server cannot be reached. */
  | 'offline'
  /** The application cancelled the request, because a newer one replaced it. */
  | 'aborted'
  | 'signed out'
  /** Sign-in failed: wrong e-mail, password or code. */
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
  /** A value that doesn't fit its type: not a number, too long, out of range. */
  | 'invalid'
  /** A function or trigger of the database raised an error with a message. */
  | 'refused'
  | 'timeout'
  /** Too many requests, too large, too much. */
  | 'limit'
  | 'unavailable'
  /** The application requested something that the backend doesn't have or understand. */
  | 'misconfigured'
  | 'unknown';

/** The next step to offer. */
export type Reaction = 'retry' | 'sign in' | 'correct' | 'go back' | 'reload' | 'none';
