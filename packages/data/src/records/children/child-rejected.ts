import { DataError } from '../../client/index.ts';
import { RecordConflict } from '../record-conflict.ts';
import type { RecordRow } from '../record.ts';

/** The database did not write a row of a form, or something checked after all rows. */
export class ChildRejected extends DataError {
  override readonly name = 'ChildRejected';
  /** `RowWrite.row`; undefined where the answer names none. */
  readonly row: string | undefined;
  /** Whether the parent, and how many rows, had been saved before. */
  readonly saved: { readonly parent: boolean; readonly rows: number };
  /** The record as it is now, where it has changed since it was read. */
  readonly current: RecordRow | undefined;

  constructor(
    error: DataError,
    row: string | undefined,
    saved: ChildRejected['saved'] = { parent: false, rows: 0 },
  ) {
    super(error.failure, { cause: error });
    this.row = row;
    this.saved = saved;
    this.current = error instanceof RecordConflict ? error.current : undefined;
  }
}
