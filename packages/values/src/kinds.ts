/**
 * The kinds of value that a field can hold. Every type that Postgres has falls
 * under one of them; `@ninefold/ui/fields` says how each is shown and entered.
 */
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
  /** Whatever has a text form and nothing more is known (`inet`, `point`, …). */
  'other',
] as const;

export type ValueKind = (typeof valueKinds)[number];
