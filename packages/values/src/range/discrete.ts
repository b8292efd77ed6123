import { readDate, writeDate } from '../calendar/date.ts';
import type { RangeLiteral } from './literal.ts';

const steps: ReadonlyMap<string, (bound: string) => string> = new Map([
  ['int4range', nextInteger],
  ['int8range', nextInteger],
  ['daterange', nextDay],
]);

/**
 * A range of whole numbers or days with its first one in it and its last one
 * not: `(1,3]` is `[2,4)`. Other ranges stay as they are.
 */
export function discrete(range: RangeLiteral, type: string): RangeLiteral {
  const next = steps.get(type);
  if (next === undefined) return range;
  const { lower, upper, lowerInclusive, upperInclusive } = range;
  const movesLower = lower !== null && !lowerInclusive && !isInfinite(lower);
  const movesUpper = upper !== null && upperInclusive && !isInfinite(upper);
  return {
    lower: movesLower ? next(lower) : lower,
    lowerInclusive: lowerInclusive || movesLower,
    upper: movesUpper ? next(upper) : upper,
    upperInclusive: upperInclusive && !movesUpper,
  };
}

function nextInteger(bound: string): string {
  return String(BigInt(bound) + 1n);
}

function nextDay(bound: string): string {
  return writeDate((readDate(bound) ?? 0) + 1);
}

function isInfinite(bound: string): boolean {
  return bound.endsWith('infinity');
}
