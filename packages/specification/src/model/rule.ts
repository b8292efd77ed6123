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
  /** Of `check`: its bounds, where it limits the value of one field. */
  readonly bounds?: StatedBounds;
  /** Of `unique`: NULLS NOT DISTINCT, at most one record has no value. */
  readonly nullsNotDistinct?: true;
  /** NOT VALID: older rows may violate it. */
  readonly validated?: false;
  /** NOT ENFORCED: the database does not check it. */
  readonly enforced?: false;
  /** The comment on the constraint. */
  readonly description?: Fact<string>;
  /** Of `sql`: changes with it. */
  readonly hash?: string;
  readonly source: Source;
}
