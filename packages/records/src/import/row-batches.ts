import type { RecordValues } from '@ninefold/data/records';
import type { CheckedRow, RowUpdate } from '@ninefold/data/records/import';

/** Rows of an import that are sent together. */
export interface RowBatch {
  readonly operation: 'create' | 'update together' | 'update each';
  readonly rows: readonly CheckedRow[];
  readonly attempt: number;
  /** No policy shows the new records to this person, so they can't be counted. */
  readonly isUnseen?: true;
}

/** Keeps a server busy. */
export const updatesAtOnce = 20;

/** Rows of one request have the same fields: what a row leaves out is the database's to fill in, or stays as it is. */
export function alike<Row extends CheckedRow>(
  rows: readonly Row[],
  valuesOf: (row: Row) => RecordValues,
  operation: RowBatch['operation'],
): readonly RowBatch[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(Object.keys(valuesOf(row)).toSorted()));
  return [...groups.values()].map((group) => ({ operation, rows: group, attempt: 1 }));
}

export function inTurns(rows: readonly RowUpdate[]): readonly RowBatch[] {
  return Array.from({ length: Math.ceil(rows.length / updatesAtOnce) }, (_, index) => ({
    operation: 'update each' as const,
    rows: rows.slice(index * updatesAtOnce, (index + 1) * updatesAtOnce),
    attempt: 1,
  }));
}
