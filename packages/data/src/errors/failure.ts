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

export interface Failure {
  readonly kind: FailureKind;
  /** The code that decided: an SQLSTATE, PostgREST's, Auth's or Storage's; '' where there is none. */
  readonly code: string;
  /** For the person at the screen: what happened and what to do. No SQL, no object names. */
  readonly message: string;
  /** The first of `fields`. */
  readonly field?: string;
  /** The fields concerned, where the answer tells. */
  readonly fields?: readonly string[];
  readonly constraint?: string;
  readonly reaction: Reaction;
  /** For developers only; may hold SQL, object names and values. */
  readonly technical: {
    readonly message: string;
    readonly details: string;
    readonly hint: string;
    /** HTTP status; 0 where no answer came. */
    readonly status: number;
  };
}
