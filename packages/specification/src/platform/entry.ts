import type { FailureKind, Reaction } from './failure-kind.ts';

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
