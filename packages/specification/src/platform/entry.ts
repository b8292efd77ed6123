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

/** Makes the same entry for several codes, separated by blanks. */
export function each(codes: string, entry: CodeEntry): CodeTable {
  return Object.fromEntries(codes.split(/\s+/).map((code) => [code, entry]));
}
