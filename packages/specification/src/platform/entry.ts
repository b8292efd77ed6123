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
  /** A write that the database would accept, tried while viewing as somebody else. Nothing was stored. */
  | 'tried'
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

/** The key of their message by codes, separated by blanks; '' for their kind's. With it, what else they have. */
type Codes<Key> = Readonly<
  Record<string, Key | '' | readonly [key: Key | '', more: Omit<CodeEntry, 'kind' | 'message'>]>
>;

/** Makes a table of codes from the keys of their messages by kind of failure. */
export function codeTable<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  kinds: Readonly<Partial<Record<FailureKind, Codes<NoInfer<Key>>>>>,
): CodeTable {
  const entries = Object.entries(kinds).flatMap(([kind, codesOfKind]) =>
    Object.entries(codesOfKind).flatMap(([codes, given]) => {
      const [key, more] = typeof given === 'string' ? [given, {}] : given;
      const entry: CodeEntry = {
        kind: kind as FailureKind,
        // Read when it is used: a table is made before the language is set.
        get message() {
          return key === '' ? undefined : messages[key];
        },
        ...more,
      };
      return codes.split(/\s+/).map((code) => [code, entry] as const);
    }),
  );
  return Object.fromEntries(entries);
}
