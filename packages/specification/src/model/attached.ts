import type { Fact, Source } from './fact.ts';

/** An index, which makes finding and sorting records fast. */
export interface Index {
  readonly name: string;
  /** The access method: `btree`, `gin`, `gist`, … */
  readonly method: string;
  readonly unique: boolean;
  readonly columns: readonly IndexColumn[];
  /** Names of fields that it stores but can't be searched by. */
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
  /** The operator class, unless it is the type's default: `gin_trgm_ops`, `text_pattern_ops`. */
  readonly operatorClass?: string;
  /** The collation, unless it is the column's. */
  readonly collation?: string;
}

/** A fast use of one field: an index begins with it. */
export type IndexedUse =
  | 'order'
  | 'equality'
  | 'prefix'
  /** Part of a text, by trigrams. */
  | 'part of text'
  /** The words of a text in any form, by full-text search. */
  | 'words'
  /** Only for an array, a JSON document or a range. */
  | 'containment';

/** A trigger or rule that can take the place of a write. */
export interface Interceptor {
  readonly kind: 'trigger' | 'rule';
  readonly name: string;
  readonly events: readonly ('insert' | 'update' | 'delete')[];
}

export interface Trigger {
  readonly name: string;
  readonly timing: 'before' | 'after' | 'instead of';
  readonly events: readonly ('insert' | 'update' | 'delete' | 'truncate')[];
  readonly level: 'row' | 'statement';
  /** Fires only for updates of these fields. Empty for any. */
  readonly fields: readonly string[];
  /** `schema.name` of the function that it calls. */
  readonly function: string;
  readonly enabled: boolean;
  /** As SQL. */
  readonly condition?: string;
  readonly description: Fact<string>;
  readonly hash: string;
  readonly source: Source;
}
