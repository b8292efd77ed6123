import type { DataError } from './data-error.ts';

/** `TriedError` has the number as its message: see `viewingFetch`. */
const countOf = /^TriedError: (\d+)$/;

/** Returns how many records a write that was tried would change; undefined where the database hasn't counted them. */
export function triedCount({ failure: { kind, technical } }: DataError): number | undefined {
  const count = kind === 'tried' ? countOf.exec(technical.message)?.[1] : undefined;
  return count === undefined ? undefined : Number(count);
}
