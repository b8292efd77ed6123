/** The limits of a value, from a CHECK that says exactly this about one field. NULL is within them. */
export interface ValueBounds {
  /** Of a text, in characters. */
  readonly length?: {
    readonly least?: number;
    readonly most?: number;
    /** Spaces at both ends do not count. */
    readonly trimmed?: true;
  };
  /** Of a number, as Postgres writes it. */
  readonly value?: {
    readonly least?: string;
    readonly most?: string;
    readonly above?: string;
    readonly below?: string;
  };
  /** A regular expression that means the same to Postgres and to JavaScript. */
  readonly pattern?: string;
}

export interface StatedBounds extends ValueBounds {
  /** "3 to 120 characters" */
  readonly words: string;
}
