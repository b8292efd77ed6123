import { readDate, writeDate } from '../calendar/index.ts';
import type { RangeLiteral } from './literal.ts';

/** The kind of the bounds of Postgres's ranges whose values have a next one, by type. */
export const discreteKinds: Readonly<Record<string, 'integer' | 'date' | undefined>> = {
  int4range: 'integer',
  int8range: 'integer',
  daterange: 'date',
};

/**
 * Writes a range of integers or days as Postgres does, with its lower bound inclusive and its upper
 * bound exclusive: `(1,3]` becomes `[2,4)`. Returns other ranges unchanged.
 */
export function discrete(range: RangeLiteral, type: string): RangeLiteral {
  const kind = discreteKinds[type];
  if (kind === undefined) return range;
  const { lower, upper, lowerInclusive, upperInclusive } = range;
  const nextLower = lower === null || lowerInclusive ? undefined : stepBound(kind, lower, 1);
  const nextUpper = upper === null || !upperInclusive ? undefined : stepBound(kind, upper, 1);
  return {
    lower: nextLower ?? lower,
    lowerInclusive: lowerInclusive || nextLower !== undefined,
    upper: nextUpper ?? upper,
    upperInclusive: upperInclusive && nextUpper === undefined,
  };
}

/** Returns the integer or day before or after a bound; undefined for infinities and other texts. */
export function stepBound(kind: 'integer' | 'date', bound: string, by: 1 | -1): string | undefined {
  if (kind === 'integer') {
    return /^-?\d+$/.test(bound) ? String(BigInt(bound) + BigInt(by)) : undefined;
  }
  const day = readDate(bound);
  return day === undefined || !Number.isFinite(day) ? undefined : writeDate(day + by);
}
