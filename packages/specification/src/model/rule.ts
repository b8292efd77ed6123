import type { Fact, Source } from './fact.ts';

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
  /** For `one of`: the values, if a CHECK lists them. */
  readonly values?: readonly string[];
  /** For `check`: its bounds, if it limits the value of one field. */
  readonly bounds?: StatedBounds;
  /** For `unique`: NULLS NOT DISTINCT, so that at most one record has no value. */
  readonly nullsNotDistinct?: true;
  /** NOT VALID: older rows may violate it. */
  readonly validated?: false;
  /** NOT ENFORCED: the database does not check it. */
  readonly enforced?: false;
  /** The comment on the constraint. */
  readonly description?: Fact<string>;
  /** The hash of `sql`. */
  readonly hash?: string;
  readonly source: Source;
}

/** The limits of a value, from a CHECK that says exactly this about one field. NULL is within them. */
export interface ValueBounds {
  /** For a text, in characters. */
  readonly length?: {
    readonly least?: number;
    readonly most?: number;
    /** Spaces at both ends do not count. */
    readonly trimmed?: true;
  };
  /** For a number, in Postgres's format. */
  readonly value?: {
    readonly least?: string;
    readonly most?: string;
    readonly above?: string;
    readonly below?: string;
  };
  /** A regular expression, as Postgres reads it. */
  readonly pattern?: string;
}

export interface StatedBounds extends ValueBounds {
  /** A value that the pattern accepts. */
  readonly example?: string;
}
