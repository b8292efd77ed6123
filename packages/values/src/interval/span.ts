import { plainText } from '../order.ts';
import type { Value } from '../value.ts';
import type { Span } from './amount.ts';
import { readUnits } from './units.ts';
import { readIso } from './iso.ts';

/** `infinite` is 1 or -1; PostgreSQL 17 and newer have it. */
export type Interval = Span | { readonly infinite: 1 | -1 };

/** Reads Postgres's own form, words, ISO 8601; undefined where it is none. */
export function readInterval(value: Value): Interval | undefined {
  const text = plainText(value).trim();
  if (/^[+-]?infinity$/i.test(text)) return { infinite: text.startsWith('-') ? -1 : 1 };
  const span = /^[+-]?p/i.test(text) ? readIso(text) : readUnits(text);
  return span !== undefined && isStorable(span) ? span : undefined;
}

const mostOfInteger = 2_147_483_647;
const mostOfBigint = 9_223_372_036_854_775_807n;

function isStorable({ months, days, microseconds }: Span): boolean {
  const size = microseconds < 0n ? -microseconds : microseconds;
  return (
    Math.abs(months) <= mostOfInteger && Math.abs(days) <= mostOfInteger && size <= mostOfBigint
  );
}

/** A month counts as 30 days and a day as 24 hours, as in Postgres's own order. */
export function compareIntervals(a: Interval, b: Interval): number {
  const [rankA, rankB] = [infinity(a), infinity(b)];
  if (rankA !== rankB) return rankA - rankB;
  if ('infinite' in a || 'infinite' in b) return 0;
  const [x, y] = [length(a), length(b)];
  return x < y ? -1 : Number(x > y);
}

function infinity(interval: Interval): number {
  return 'infinite' in interval ? interval.infinite : 0;
}

function length({ months, days, microseconds }: Span): bigint {
  return (BigInt(months) * 30n + BigInt(days)) * 86_400_000_000n + microseconds;
}
