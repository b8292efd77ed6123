import type { Source } from './fact.ts';

/** Point 9. */
export interface Limit {
  readonly name: string;
  readonly value: string;
  readonly entity?: string;
  readonly field?: string;
  /** The role that it holds for. */
  readonly role?: string;
  /** The storage bucket that it holds for. */
  readonly bucket?: string;
  /** The setting that it is read from: `statement_timeout`, `pgrst.db_max_rows`. */
  readonly setting?: string;
  /** Where it is a number: how many of `unit`. */
  readonly amount?: number;
  readonly unit?: 'characters' | 'rows' | 'milliseconds' | 'bytes';
  readonly source: Source;
}
