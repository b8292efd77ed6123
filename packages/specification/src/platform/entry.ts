import type { FailureKind, Reaction } from './failure-kind.ts';

/** What a code means; what it does not say comes from its kind. */
export interface CodeEntry {
  readonly kind: FailureKind;
  readonly message?: string;
  readonly reaction?: Reaction;
  /** The error's own message was written by the product's author for the person who reads it. */
  readonly authored?: true;
}

export type CodeTable = Readonly<Record<string, CodeEntry>>;

/** One entry for each of several codes. */
export function each(codes: string, entry: CodeEntry): CodeTable {
  return Object.fromEntries(codes.split(/\s+/).map((code) => [code, entry]));
}
