/** The kinds of value that a field can hold. Every type of Postgres is of one of them. */
export const valueKinds = [
  'text',
  'integer',
  'decimal',
  'float',
  'boolean',
  'date',
  'time',
  /** A date and time without a zone (`timestamp`). */
  'timestamp',
  /** A point in time (`timestamptz`). */
  'instant',
  'interval',
  'enum',
  'uuid',
  'json',
  'binary',
  'array',
  'range',
  /** Types that are plain text here (`inet`, `point`, …). */
  'other',
] as const;

export type ValueKind = (typeof valueKinds)[number];
