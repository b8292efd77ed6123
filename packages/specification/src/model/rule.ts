import type { Fact, Source } from './fact.ts';
import type { StatedBounds } from './value-bounds.ts';

/** Point 5. */
export interface Rule {
  readonly entity: string;
  readonly fields: readonly string[];
  readonly kind:
    | 'required'
    | 'length'
    | 'precision'
    | 'one of'
    | 'unique'
    | 'reference'
    | 'check'
    | 'exclusion'
    | 'declared';
  /** In words. */
  readonly statement: string;
  readonly sql?: string;
  readonly constraint?: string;
  /** Of `one of`: the values, where a CHECK lists them. */
  readonly values?: readonly string[];
  /** Of `check`: what it comes to, where it bounds the value of one field. */
  readonly bounds?: StatedBounds;
  /** Of `unique`: a second record without a value clashes with the first. */
  readonly emptyClash?: true;
  /** Rows from before it may not obey it (NOT VALID). */
  readonly validated?: false;
  /** The database does not hold anybody to it (NOT ENFORCED). */
  readonly enforced?: false;
  /** The comment on the constraint. */
  readonly description?: Fact<string>;
  /** Of `sql`: tells whether what was made from it still holds. */
  readonly hash?: string;
  readonly source: Source;
}
