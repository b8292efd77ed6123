import type { Saved, Tried, Unsaved } from '../writes/index.ts';

/** One of many records is as the write makes it. */
export interface RowSaved extends Omit<Saved, 'isRefreshed'> {
  /** A trigger or rule keeps the record and hides it, in place of deleting it. */
  readonly isHidden?: true;
}

/** The record was not tried, because the run ended before. */
export interface Unsent {
  readonly status: 'unsent';
}

/** What became of one of many records. */
export type RowResult = RowSaved | Unsaved | Unsent;

/** Whether a record is as the write makes it, or would be: nothing is stored while somebody else is viewed. */
export function isDone(result: RowResult): result is RowSaved | Tried {
  return result.status === 'saved' || result.status === 'tried';
}

/** Keeps what became of each row, while its run goes on. */
export class RowResults<Row> {
  /** The number of rows that failed, and of all others that have a result. */
  readonly count = { failed: 0, done: 0 };
  readonly #keyOf: (row: Row) => string | number;
  readonly #onResult: ((row: Row, result: RowResult) => void) | undefined;
  readonly #results = new Map<string | number, RowResult>();

  constructor(
    keyOf: (row: Row) => string | number,
    onResult?: (row: Row, result: RowResult) => void,
  ) {
    this.#keyOf = keyOf;
    this.#onResult = onResult;
  }

  has(row: Row): boolean {
    return this.#results.has(this.#keyOf(row));
  }

  set(row: Row, result: RowResult): void {
    this.#results.set(this.#keyOf(row), result);
    this.count[isDone(result) ? 'done' : 'failed'] += 1;
    this.#onResult?.(row, result);
  }

  of(row: Row): RowResult {
    return this.#results.get(this.#keyOf(row)) ?? { status: 'unsent' };
  }
}
