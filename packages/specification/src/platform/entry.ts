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

/** The meaning of a code. Message and reaction default to those of its kind. */
export interface CodeEntry {
  readonly kind: FailureKind;
  readonly message?: string;
  readonly reaction?: Reaction;
  /** The error's own message was written by the product's author for the person who reads it. */
  readonly authored?: true;
}

export type CodeTable = Readonly<Record<string, CodeEntry>>;

/** The message of codes, separated by blanks; their kind's where empty. With it, what else they have. */
type Messages = Readonly<
  Record<string, string | readonly [message: string, more: Omit<CodeEntry, 'kind' | 'message'>]>
>;

/** Makes a table of codes from their messages by kind of failure. */
export function codeTable(kinds: Readonly<Partial<Record<FailureKind, Messages>>>): CodeTable {
  const entries = Object.entries(kinds).flatMap(([kind, messages]) =>
    Object.entries(messages).flatMap(([codes, given]) => {
      const [message, more] = typeof given === 'string' ? [given, {}] : given;
      const entry = { kind: kind as FailureKind, ...(message !== '' && { message }), ...more };
      return codes.split(/\s+/).map((code) => [code, entry] as const);
    }),
  );
  return Object.fromEntries(entries);
}
