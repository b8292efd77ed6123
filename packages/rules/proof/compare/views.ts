import type { Context } from '../../src/expressions/index.ts';
import type { JsonForms, JsonRecord } from '../server/index.ts';

/**
 * A record and its circumstances as an application may know them. Over each, an expression is either left to the
 * database or has its verdict: what is not known can have been anything.
 */
export interface View {
  /** `without a time zone`: added to what a person reads about a disagreement. */
  readonly name: string;
  /** A value is missing, so that an error which it causes can't be foreseen. */
  readonly isIncomplete?: boolean;
  see(
    record: JsonForms,
    context: Context,
    columns: readonly string[],
  ): readonly [JsonRecord, Context];
}

export const whole: View = { name: '', see: ({ exact }, context) => [exact, context] };

export const partialViews: readonly View[] = [
  {
    name: 'without the first column that it reads',
    isIncomplete: true,
    see: ({ exact }, context, [first]) => [without(exact, first), context],
  },
  {
    name: 'without the last column that it reads',
    isIncomplete: true,
    see: ({ exact }, context, columns) => [without(exact, columns.at(-1)), context],
  },
  {
    name: 'without a time zone',
    see: ({ exact }, { now }) => [exact, { now }],
  },
  {
    name: 'with plain JSON values',
    see: ({ plain }, context) => [plain, context],
  },
];

function without(record: JsonRecord, column: string | undefined): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== column));
}
