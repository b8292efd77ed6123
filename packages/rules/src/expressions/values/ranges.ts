import type { Bound, Known, RangeDatum } from './datum.ts';
import { fittedInteger } from './integers.ts';
import { storableDate } from './moments.ts';
import type { SqlType } from './sql-type.ts';

/** Orders two values of a range's bounds. */
export type CompareBounds = (a: Known, b: Known) => number;

export const emptyRange: RangeDatum = { bounds: undefined };

/**
 * Makes a range, of integers and days from its first value up to the one after its last; undefined where its bounds
 * are the wrong way round, or the next value has no room.
 */
export function rangeOf(
  { bound: type }: SqlType,
  [lower, upper]: readonly [Bound, Bound],
  compare: CompareBounds,
): RangeDatum | undefined {
  const order =
    lower.value === null || upper.value === null ? -1 : compare(lower.value, upper.value);
  if (order > 0) return undefined;
  if (order === 0 && !(lower.isInclusive && upper.isInclusive)) return emptyRange;
  const first = lower.isInclusive ? lower : next(lower, type);
  const last = upper.isInclusive ? next(upper, type) : upper;
  if (first === undefined || last === undefined) return undefined;
  const isEmpty =
    first.value !== null && last.value !== null && compare(first.value, last.value) === 0;
  const isPoint = first.isInclusive && last.isInclusive;
  return isEmpty && !isPoint ? emptyRange : { bounds: [first, last] };
}

/** The bound of the next value, inclusive where it was exclusive; the same bound where there is no next one. */
function next(bound: Bound, type: SqlType | undefined): Bound | undefined {
  const { value, isInclusive } = bound;
  if (value === null) return { value, isInclusive: false };
  const isDay = type?.family === 'date' && Number.isFinite(value);
  if (type?.family !== 'integer' && !isDay) return bound;
  const later = isDay
    ? storableDate((value as number) + 1)
    : fittedInteger((value as bigint) + 1n, type);
  return later === undefined ? undefined : { value: later, isInclusive: !isInclusive };
}

/** Orders two bounds, each the lower or the upper one of its range. */
export function compareEnds(
  a: Bound & { readonly isLower: boolean },
  b: Bound & { readonly isLower: boolean },
  compare: CompareBounds,
): number {
  if (a.value === null || b.value === null) {
    const rank = ({ value, isLower }: typeof a) => (value === null ? (isLower ? -1 : 1) : 0);
    return rank(a) - rank(b);
  }
  // What is exclusive begins after its value, or ends before it.
  const shift = ({ isInclusive, isLower }: typeof a) => (isInclusive ? 0 : isLower ? 1 : -1);
  return compare(a.value, b.value) || shift(a) - shift(b);
}

const ends = ([lower, upper]: readonly [Bound, Bound]) =>
  [
    { ...lower, isLower: true },
    { ...upper, isLower: false },
  ] as const;

/** Orders ranges by where they begin, then by where they end; the empty one comes first. */
export function compareRanges(a: RangeDatum, b: RangeDatum, compare: CompareBounds): number {
  if (a.bounds === undefined || b.bounds === undefined)
    return Number(a.bounds !== undefined) - Number(b.bounds !== undefined);
  const [[lower, upper], [otherLower, otherUpper]] = [ends(a.bounds), ends(b.bounds)];
  return compareEnds(lower, otherLower, compare) || compareEnds(upper, otherUpper, compare);
}

/** Applies an operator of two ranges; undefined for any other. */
export function applyToRanges(
  operator: string,
  a: RangeDatum,
  b: RangeDatum,
  compare: CompareBounds,
): boolean | undefined {
  if (operator === '<@') return applyToRanges('@>', b, a, compare);
  if (a.bounds === undefined || b.bounds === undefined) {
    return operator === '@>' && b.bounds === undefined;
  }
  const [[l1, u1], [l2, u2]] = [ends(a.bounds), ends(b.bounds)];
  const order = (one: typeof l1 | typeof u1, other: typeof l1 | typeof u1) =>
    compareEnds(one, other, compare);
  switch (operator) {
    case '@>':
      return order(l1, l2) <= 0 && order(u1, u2) >= 0;
    case '&&':
      return order(l1, u2) <= 0 && order(l2, u1) <= 0;
    case '<<':
      return order(u1, l2) < 0;
    case '>>':
      return order(l1, u2) > 0;
    case '&<':
      return order(u1, u2) <= 0;
    case '&>':
      return order(l1, l2) >= 0;
    case '-|-':
      return touches(u1, l2, compare) || touches(u2, l1, compare);
    default:
      return undefined;
  }
}

const turned = ({ value, isInclusive }: Bound): Bound => ({ value, isInclusive: !isInclusive });

/** Computes `a + b`, `a - b` and `a * b`; undefined where the result would be two ranges. */
export function combinedRange(
  operator: string,
  a: RangeDatum,
  b: RangeDatum,
  type: SqlType,
  compare: CompareBounds,
): RangeDatum | undefined {
  if (a.bounds === undefined || b.bounds === undefined) {
    if (operator === '*') return emptyRange;
    return operator === '+' && a.bounds === undefined ? b : a;
  }
  const [[l1, u1], [l2, u2]] = [ends(a.bounds), ends(b.bounds)];
  const isBefore = (one: typeof l1 | typeof u1, other: typeof l1 | typeof u1) =>
    compareEnds(one, other, compare) < 0;
  const areApart = isBefore(u1, l2) || isBefore(u2, l1);
  if (operator === '*') {
    const common = [isBefore(l1, l2) ? l2 : l1, isBefore(u2, u1) ? u2 : u1] as const;
    return areApart ? emptyRange : rangeOf(type, common, compare);
  }
  if (operator === '+') {
    if (areApart && applyToRanges('-|-', a, b, compare) !== true) return undefined;
    return rangeOf(type, [isBefore(l2, l1) ? l2 : l1, isBefore(u1, u2) ? u2 : u1], compare);
  }
  if (areApart) return a;
  const [startsBefore, endsAfter] = [isBefore(l1, l2), isBefore(u2, u1)];
  if (startsBefore && endsAfter) return undefined;
  if (startsBefore) return rangeOf(type, [l1, turned(l2)], compare);
  return endsAfter ? rangeOf(type, [turned(u2), u1], compare) : emptyRange;
}

/** Whether one ends where the other begins, without a value in common or between. */
function touches(upper: Bound, lower: Bound, compare: CompareBounds): boolean {
  return (
    upper.value !== null &&
    lower.value !== null &&
    compare(upper.value, lower.value) === 0 &&
    upper.isInclusive !== lower.isInclusive
  );
}

/** Returns whether a value is in a range. */
export function isInRange({ bounds }: RangeDatum, value: Known, compare: CompareBounds): boolean {
  if (bounds === undefined) return false;
  const point = { value, isInclusive: true, isLower: true };
  const [lower, upper] = ends(bounds);
  return compareEnds(lower, point, compare) <= 0 && compareEnds(upper, point, compare) >= 0;
}
