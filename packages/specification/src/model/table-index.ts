import type { Source } from './fact.ts';

/** What is cheap to find and to sort by. */
export interface Index {
  readonly name: string;
  /** The access method: `btree`, `gin`, `gist`, … */
  readonly method: string;
  readonly unique: boolean;
  readonly columns: readonly IndexColumn[];
  /** Names of fields that are stored in it and not searched by. */
  readonly include?: readonly string[];
  /** The condition of a partial index, as SQL. */
  readonly predicate?: string;
  readonly source: Source;
}

/** A field, or an expression as SQL. */
export interface IndexColumn {
  readonly field?: string;
  readonly expression?: string;
  /** Absent where the method keeps no order. */
  readonly direction?: 'ascending' | 'descending';
  readonly nulls?: 'first' | 'last';
  /** Where not the type's usual one: `gin_trgm_ops`, `text_pattern_ops`. */
  readonly operatorClass?: string;
  /** Where not the column's own. */
  readonly collation?: string;
}

/** What a condition or an order on one field may cost little by: an index begins with the field. */
export type IndexedUse =
  | 'order'
  | 'equality'
  | 'prefix'
  /** Part of a text, by trigrams. */
  | 'part of text'
  /** Of an array, a JSON document or a range. */
  | 'containment';
