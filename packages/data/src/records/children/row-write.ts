import type { Children } from '@ninefold/specification/children';
import type { SeenRecord } from '../guard.ts';
import type { RecordRow, RecordValues } from '../record.ts';

/** What happens to one row of a form. */
export interface RowWrite {
  /** Names the row, among all of its form. A row that is moved out of the way is written twice. */
  readonly row: string;
  readonly operation: 'insert' | 'update' | 'delete';
  /** The stored record; undefined for a new one. */
  readonly record?: SeenRecord;
  /** The reference to the parent is not among them. */
  readonly values: RecordValues;
}

/** The rows of a form that are records of one entity. */
export interface FormRows {
  readonly children: Children;
  /** In the order in which they can be written: deletes first. */
  readonly writes: readonly RowWrite[];
  /** The ids of the records that the form has read. */
  readonly known: ReadonlySet<string>;
  /**
   * Called for each row that is saved on its own: with its record, or null where it was deleted or can't be
   * read. `isLast` is false for a row that is written again.
   */
  readonly onSaved: (row: string, record: RecordRow | null, isLast: boolean) => void;
}
