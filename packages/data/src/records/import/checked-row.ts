import type { Value } from '@ninefold/values';
import type { RecordValues } from '../record.ts';
import type { ExistingRecord } from './existing.ts';

/** Why a row can't be imported. */
export interface RowProblem {
  /** Index of the column in the file; undefined where none of them is to blame. */
  readonly column?: number;
  readonly message: string;
  /** The row before with the same values, which may be corrected. */
  readonly row?: number;
}

/** A row with what would become of it. */
export interface CheckedRow {
  readonly number: number;
  /** The row's values, by field. */
  readonly values: RecordValues;
  readonly outcome: 'create' | 'update' | 'unchanged' | 'problem';
  /** Not empty for a problem alone. */
  readonly problems: readonly RowProblem[];
  /** The record that the row is about, and what it changes there. */
  readonly existing?: ExistingRecord;
  readonly changes?: RecordValues;
}

/** A row that changes a record. */
export type RowUpdate = CheckedRow & Required<Pick<CheckedRow, 'existing' | 'changes'>>;

export function isUpdate(row: CheckedRow): row is RowUpdate {
  return row.outcome === 'update' && row.existing !== undefined && row.changes !== undefined;
}

/** A row while it is checked. */
export interface RowDraft {
  readonly number: number;
  readonly values: Record<string, Value>;
  readonly problems: RowProblem[];
  existing?: ExistingRecord;
}
