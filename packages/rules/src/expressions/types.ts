/** The type of a column, or of anything that an expression names. */
export interface ColumnType {
  /** As `format_type` prints it: `numeric(10,2)`, `timestamp with time zone`, `integer[]`. */
  readonly type: string;
  /** Of a domain: its base type, as `format_type` prints it. */
  readonly baseType?: string | undefined;
  /** The collation, where not the type's own: `C`, `de-x-icu`. */
  readonly collation?: string | undefined;
  /** An enum's labels in order; of an array of an enum, those of its elements. */
  readonly values?: readonly string[] | undefined;
}

/** What an expression is evaluated with besides the record. */
export interface Context {
  /** The moment of `now()`: milliseconds since 1970. */
  readonly now: number;
  /**
   * Milliseconds by which the database's clock may differ, until the record is saved. What comes out otherwise within
   * them is undecided.
   */
  readonly tolerance?: number | undefined;
  /** The session's time zone, an IANA name: PostgREST's is the database's. Undefined where it is not known. */
  readonly timeZone?: string | undefined;
}

/**
 * TRUE, FALSE, NULL, or why only the database can tell. Of `false AND unknown` it is FALSE, even where the database
 * would find an error in what is unknown: it refuses the record either way.
 */
export type Verdict = true | false | null | { readonly undecided: string };

export interface Compiled {
  readonly kind: 'compiled';
  /** Why a part is left to the database, which decides only where it is reached; undefined where none is. */
  readonly left: string | undefined;
  /** The columns that the expression reads. */
  readonly columns: readonly string[];
  /**
   * Evaluates the expression over a record.
   *
   * @param record The values by column, as PostgREST returns them in JSON; `bigint` and `numeric` as numbers or
   * texts; JSON parsed, or as its text. Undefined, or absent, is a value that is not known, and so is null of JSON,
   * which PostgREST returns for JSON's own null too.
   */
  evaluate(record: Readonly<Record<string, unknown>>, context: Context): Verdict;
}

/** An expression that is left to the database. */
export interface Undecided {
  readonly kind: 'undecided';
  readonly reason: string;
}
