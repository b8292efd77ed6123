import type { Context } from '../../src/expressions/index.ts';
import type { JsonRecord } from '../server/index.ts';

/**
 * A record and its circumstances as an application may know them. Over each, an expression is either left to the
 * database or has its verdict: what is not known can have been anything.
 */
export interface View {
  /** `without a time zone`: added to what a person reads about a disagreement. */
  readonly name: string;
  see(
    record: JsonRecord,
    context: Context,
    columns: readonly string[],
  ): readonly [JsonRecord, Context];
}

export const whole: View = { name: '', see: (record, context) => [record, context] };

export const partialViews: readonly View[] = [
  {
    name: 'without the first column that it reads',
    see: (record, context, [first]) => [without(record, first), context],
  },
  {
    name: 'without the last column that it reads',
    see: (record, context, columns) => [without(record, columns.at(-1)), context],
  },
  {
    name: 'without a time zone',
    see: (record, { now }) => [record, { now }],
  },
  {
    name: 'with numbers as numbers',
    see: (record, context) => [
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, asNumber(value)])),
      context,
    ],
  },
];

function without(record: JsonRecord, column: string | undefined): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== column));
}

/** The number that a text is, where nothing of it is lost. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d/.test(value) && String(Number(value)) === value
    ? Number(value)
    : value;
}
