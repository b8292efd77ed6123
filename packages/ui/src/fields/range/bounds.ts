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

/** Returns the kind of a range's bounds; undefined for a custom range type in an array. */
export function boundKind(field: FieldDescriptor): FieldKind | undefined {
  return field.elementKind ?? kinds.get(field.type);
}

/**
 * Days and whole numbers have a next one, and Postgres writes their ranges in one form: `to` is the last
 * that belongs to them. Other types, custom ones among them, distinguish every bound.
 */
export function discreteKind({ type }: FieldDescriptor): 'date' | 'integer' | undefined {
  const kind = type === undefined ? undefined : kinds.get(type);
  return kind === 'date' || kind === 'integer' ? kind : undefined;
}

/** One end of a range. */
export interface End {
  /** Null where it is open. */
  readonly text: string | null;
  /** Whether the text itself belongs to the range. */
  readonly inclusive: boolean;
}

/** The two ends of a range as people write them. */
export interface Ends {
  readonly from: End;
  readonly to: End;
}

/** Returns ends that are open. Until it is chosen, a range of times ends where the next begins. */
export function openEnds(field: FieldDescriptor): Ends {
  return {
    from: { text: null, inclusive: true },
    to: { text: null, inclusive: discreteKind(field) !== undefined },
  };
}

/** Reads a range; undefined where the text is none. */
export function endsOf(field: FieldDescriptor, literal: string): Ends | 'empty' | undefined {
  const range = readRangeLiteral(literal);
  if (range === undefined || range === 'empty') return range;
  const { lower, upper, lowerInclusive, upperInclusive } = range;
  const open = openEnds(field);
  const discrete = discreteKind(field);
  const end = (text: string | null, inclusive: boolean, by: 1 | -1, whenOpen: End): End => {
    if (text === null) return whenOpen;
    const last = inclusive || !discrete ? undefined : stepBound(discrete, text, by);
    return last === undefined ? { text, inclusive } : { text: last, inclusive: true };
  };
  return {
    from: end(lower, lowerInclusive, 1, open.from),
    to: end(upper, upperInclusive, -1, open.to),
  };
}

/** Writes a range as Postgres's literal. */
export function writeEnds({ from, to }: Ends): string {
  return writeRangeLiteral({
    lower: from.text,
    upper: to.text,
    lowerInclusive: from.text !== null && from.inclusive,
    upperInclusive: to.text !== null && to.inclusive,
  });
}

/** Returns how the kind writes infinity; undefined where it has none. */
export function infinityOf(kind: FieldKind): 'infinity' | 'Infinity' | undefined {
  if (kind === 'date' || kind === 'timestamp' || kind === 'instant') return 'infinity';
  return kind === 'decimal' || kind === 'float' ? 'Infinity' : undefined;
}
