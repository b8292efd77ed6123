import { DataError } from '../client/index.ts';
import type { Failure } from '../errors/index.ts';
import type { RecordRow } from './record.ts';

/** A write that changed nothing, because the record has changed since it was read. */
export class RecordConflict extends DataError {
  override readonly name = 'RecordConflict';
  /** The record as it is now. */
  readonly current: RecordRow;
  /** Names of the fields that differ from the values that were read. */
  readonly changed: readonly string[];

  constructor(failure: Failure, current: RecordRow, changed: readonly string[]) {
    super(failure);
    this.current = current;
    this.changed = changed;
  }
}
