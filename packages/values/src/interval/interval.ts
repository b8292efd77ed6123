import { writeClock } from '../calendar/index.ts';
import { shortened, writeExact } from '../number/index.ts';
import { compareNumbers, plainText, type Value, valueType } from '../value/index.ts';
import { readIso, readUnits } from './read-units.ts';
import type { Span } from './span.ts';
import { intervalMessages } from './messages.ts';

export const interval = valueType({
  parse(typed) {
    const span = readInterval(typed);
    return span === undefined ? { problem: intervalMessages.form } : { value: writeInterval(span) };
  },
  read: readInterval,
  compare: compareIntervals,
  write: writeInterval,
});

/** `infinite` is 1 or -1; PostgreSQL 17 and newer have it. */
export type Interval = Span | { readonly infinite: 1 | -1 };

/** Reads Postgres's own form, units in words, ISO 8601; undefined for anything else. */
export function readInterval(value: Value): Interval | undefined {
  const text = plainText(value).trim();
  if (/^[+-]?infinity$/i.test(text)) return { infinite: text.startsWith('-') ? -1 : 1 };
  const span = /^[+-]?p/i.test(text) ? readIso(text) : readUnits(text);
  return span !== undefined && isStorable(span) ? span : undefined;
}

const largestInteger = 2_147_483_647;
const largestBigint = 9_223_372_036_854_775_807n;

function isStorable({ months, days, microseconds }: Span): boolean {
  return (
    Math.abs(months) <= largestInteger &&
    Math.abs(days) <= largestInteger &&
    sizeOf(microseconds) <= largestBigint
  );
}

/** Writes Postgres's own form (`intervalstyle = postgres`): `1 year 2 mons -3 days +04:05:06.5`. */
export function writeInterval(span: Interval): string {
  if ('infinite' in span) return span.infinite > 0 ? 'infinity' : '-infinity';
  const { months, days, microseconds } = span;
  const parts: string[] = [];
  let isAfterNegative = false;
  const amounts = [
    [Math.trunc(months / 12), 'year'],
    [months % 12, 'mon'],
    [days, 'day'],
  ] as const;
  for (const [amount, unit] of amounts) {
    if (amount === 0) continue;
    const plus = isAfterNegative && amount > 0 ? '+' : '';
    parts.push(`${plus}${amount} ${unit}${amount === 1 ? '' : 's'}`);
    isAfterNegative = amount < 0;
  }
  if (microseconds !== 0n || parts.length === 0) {
    const sign = microseconds < 0n ? '-' : isAfterNegative ? '+' : '';
    const size = sizeOf(microseconds);
    parts.push(sign + writeClock(Number(size / 1_000_000n), Number(size % 1_000_000n)));
  }
  return parts.join(' ');
}

export interface IntervalPart {
  readonly unit: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';
  /** A number in decimal text, with its sign. */
  readonly amount: string;
}

/** Splits a span into its units, largest first. Units of zero are left out, except that no time is 0 seconds. */
export function intervalParts({ months, days, microseconds }: Span): readonly IntervalPart[] {
  const minutes = microseconds / 60_000_000n;
  const seconds = microseconds % 60_000_000n;
  const parts: readonly IntervalPart[] = [
    { unit: 'year', amount: String(Math.trunc(months / 12)) },
    { unit: 'month', amount: String(months % 12) },
    { unit: 'day', amount: String(days) },
    { unit: 'hour', amount: String(minutes / 60n) },
    { unit: 'minute', amount: String(minutes % 60n) },
    {
      unit: 'second',
      amount: writeExact(
        shortened({ negative: seconds < 0n, digits: String(sizeOf(seconds)), scale: 6 }),
      ),
    },
  ];
  const filled = parts.filter(({ amount }) => /[1-9]/.test(amount));
  return filled.length > 0 ? filled : [{ unit: 'second', amount: '0' }];
}

/** Orders as Postgres does: a month counts as 30 days and a day as 24 hours. */
function compareIntervals(a: Interval, b: Interval): number {
  return compareNumbers(length(a), length(b));
}

function length(interval: Interval): number | bigint {
  if ('infinite' in interval) return interval.infinite * Infinity;
  const { months, days, microseconds } = interval;
  return (BigInt(months) * 30n + BigInt(days)) * 86_400_000_000n + microseconds;
}

function sizeOf(microseconds: bigint): bigint {
  return microseconds < 0n ? -microseconds : microseconds;
}
