import { readRangeLiteral, stepBound, writeRangeLiteral } from '@ninefold/values/range';
import type { FieldDescriptor, FieldKind } from '../../shapes/index.ts';

/** The kind of the bounds in Postgres's own range types. */
const kinds: ReadonlyMap<string | undefined, FieldKind> = new Map([
  ['int4range', 'integer'],
  ['int8range', 'integer'],
  ['numrange', 'decimal'],
  ['daterange', 'date'],
  ['tsrange', 'timestamp'],
  ['tstzrange', 'instant'],
]);

/** Returns the kind of a range's bounds; undefined for a custom range type. */
export function boundKind(field: FieldDescriptor): FieldKind | undefined {
  return field.elementKind ?? kinds.get(field.type);
}

/** The two ends of a range as people write them; null where it is open. */
export interface Bounds {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Days and whole numbers have a next one: `to` is the last that belongs to their range. In other
 * kinds `to` is where the range ends and no longer holds, which is how Postgres's users write times.
 */
function isDiscrete(kind: FieldKind): kind is 'date' | 'integer' {
  return kind === 'date' || kind === 'integer';
}

/** Returns undefined for `empty`, and for a continuous range without its beginning or with its end. */
export function boundsOf(kind: FieldKind, literal: string): Bounds | undefined {
  const range = readRangeLiteral(literal);
  if (range === undefined || range === 'empty') return undefined;
  const { lower, upper, lowerInclusive, upperInclusive } = range;
  if (!isDiscrete(kind)) {
    const isUsual = (lower === null || lowerInclusive) && !upperInclusive;
    return isUsual ? { from: lower, to: upper } : undefined;
  }
  const from = lower === null || lowerInclusive ? lower : stepBound(kind, lower, 1);
  const to = upper === null || upperInclusive ? upper : stepBound(kind, upper, -1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Writes the range as Postgres's literal; null where both ends are open. */
export function rangeLiteral(kind: FieldKind, { from, to }: Bounds): string | null {
  if (from === null && to === null) return null;
  return writeRangeLiteral({
    lower: from,
    upper: to,
    lowerInclusive: true,
    upperInclusive: isDiscrete(kind),
  });
}
