import { compareValues } from '@ninefold/values';
import { type ExactJson, writeExactJson } from '@ninefold/values/simple';
import type { Span } from '@ninefold/values/interval';
import { undecidedMessages } from '../messages.ts';
import {
  type Datum,
  emptyScope,
  type JsonDatum,
  type Known,
  type RangeDatum,
  type Scope,
  Unknown,
} from './datum.ts';
import { beginningOfDay, fromLocal, type Micros } from './moments.ts';
import { compareNumeric, fixed, type Numeric, writeNumeric } from './numeric.ts';
import { compareCodePoints, compareSpans, isAscii } from './orders.ts';
import { type CompareBounds, compareRanges } from './ranges.ts';
import type { Family, SqlType } from './sql-type.ts';

/** Orders two values; unknown where only the database can. */
export type Compare = (a: Known, b: Known, scope: Scope) => number | Unknown;

const numbers: readonly Family[] = ['integer', 'numeric', 'float'];
const moments: readonly Family[] = ['date', 'timestamp', 'instant'];

/** Returns what orders the values of two types; undefined where only the database can. */
export function comparingTypes(a: SqlType, b: SqlType, isOrdered: boolean): Compare | undefined {
  const [one, other] = [a.family, b.family];
  // NULL as a literal is never compared.
  if (one === 'unknown' || other === 'unknown') return () => 0;
  if (numbers.includes(one) && numbers.includes(other)) return comparingNumbers(one, other);
  if (moments.includes(one) && moments.includes(other)) return comparingMoments(one, other);
  const isPadded = one === 'padded' || other === 'padded';
  if (isPadded || (one === 'text' && other === 'text')) {
    if ([one, other].some((each) => each !== 'text' && each !== 'padded')) return undefined;
    const trimmed = (value: Known) =>
      isPadded ? withoutPadding(value as string) : (value as string);
    return (x, y) => compareTexts(trimmed(x), trimmed(y), isOrdered);
  }
  if (one !== other) return undefined;
  switch (one) {
    case 'boolean':
    case 'time':
      return (x, y) => Number(x) - Number(y);
    case 'enum':
      return a.name === b.name ? (x, y) => Number(x) - Number(y) : undefined;
    case 'uuid':
      return (x, y) => compareCodePoints(x as string, y as string);
    case 'interval':
      return (x, y) => compareSpans(x as Span, y as Span);
    case 'json':
      return a.name === 'jsonb' && b.name === 'jsonb'
        ? (x, y) => compareJson(x as JsonDatum, y as JsonDatum, isOrdered)
        : undefined;
    case 'citext':
      return (x, y) => compareFolded(x as string, y as string, isOrdered);
    case 'range':
      return a.name === b.name && a.bound
        ? comparingRanges(comparingTypes(a.bound, a.bound, true))
        : undefined;
    case 'array':
      return (
        a.element && b.element && comparingArrays(comparingTypes(a.element, b.element, isOrdered))
      );
    default:
      return undefined;
  }
}

function comparingNumbers(one: Family, other: Family): Compare {
  if (one === 'integer' && other === 'integer') {
    return (x, y) => ((x as bigint) < (y as bigint) ? -1 : Number(x !== y));
  }
  if (one === 'float' || other === 'float') {
    return (x, y) => compareFloats(toNumber(x), toNumber(y));
  }
  return (x, y) => compareNumeric(toNumeric(x), toNumeric(y));
}

export const toNumeric = (value: Known): Numeric =>
  typeof value === 'bigint' ? fixed(value) : (value as Numeric);

export const toNumber = (value: Known): number =>
  typeof value === 'number' ? value : Number(writeNumeric(toNumeric(value)));

/** Orders NaN above all; -0 equals 0. */
function compareFloats(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a < b ? -1 : Number(a > b);
}

function comparingMoments(one: Family, other: Family): Compare {
  if (one === other) return (x, y) => order(x as Micros, y as Micros);
  const isZoned = one === 'instant' || other === 'instant';
  const read = (value: Known, family: Family, { timeZone }: Scope) => {
    const micros = family === 'date' ? beginningOfDay(value as number) : (value as Micros);
    return isZoned && family !== 'instant' ? fromLocal(micros, timeZone) : micros;
  };
  return (x, y, scope) => {
    const [a, b] = [read(x, one, scope), read(y, other, scope)];
    return a === undefined || b === undefined ? new Unknown(undecidedMessages.zone) : order(a, b);
  };
}

function order(a: Micros, b: Micros): number {
  return a < b ? -1 : Number(a > b);
}

export const withoutPadding = (value: string) => value.replace(/(?<! ) +$/, '');

function compareTexts(a: string, b: string, isOrdered: boolean): number | Unknown {
  if (a === b) return 0;
  return isOrdered ? compareCodePoints(a, b) : new Unknown(undecidedMessages.order);
}

/** Of `citext`: as their small letters, of which those beyond ASCII are the database's. */
function compareFolded(a: string, b: string, isOrdered: boolean): number | Unknown {
  if (a === b) return 0;
  return isAscii(a) && isAscii(b)
    ? compareTexts(a.toLowerCase(), b.toLowerCase(), isOrdered)
    : new Unknown(undecidedMessages.letters);
}

/** Postgres orders the texts in JSON by the collation of the database. */
function compareJson(a: JsonDatum, b: JsonDatum, isOrdered: boolean): number | Unknown {
  const [one, other] = [writeExactJson(a.json), writeExactJson(b.json)];
  const found = compareValues(one, other, { kind: 'json', type: 'jsonb' } as const);
  return found !== 0 && !isOrdered && hasText(a.json) && hasText(b.json)
    ? new Unknown(undecidedMessages.order)
    : found;
}

/** Texts begin with an “s”, numbers with an “n”. */
function hasText(json: ExactJson): boolean {
  if (typeof json === 'string') return json.startsWith('s');
  return typeof json === 'object' && json !== null && Object.values(json).some(hasText);
}

/** Orders element by element, NULL last, then by length. */
function comparingArrays(compare: Compare | undefined): Compare | undefined {
  return (
    compare &&
    ((a, b, scope) => {
      const [one, other] = [a as readonly Datum[], b as readonly Datum[]];
      for (const [index, x] of one.entries()) {
        const y = other[index];
        if (y === undefined) break;
        if (x instanceof Unknown) return x;
        if (y instanceof Unknown) return y;
        const found =
          x === null || y === null ? Number(x === null) - Number(y === null) : compare(x, y, scope);
        if (found !== 0) return found;
      }
      return one.length - other.length;
    })
  );
}

const comparingRanges = (compare: Compare | undefined): Compare | undefined =>
  compare &&
  ((a, b, scope) =>
    compareRanges(a as RangeDatum, b as RangeDatum, (x, y) => Number(compare(x, y, scope))));

/** Compares the bounds of a type of range: none of them asks for a zone. */
export const comparingBounds = ({ bound }: SqlType): CompareBounds => {
  const compare = bound && comparingTypes(bound, bound, true);
  return (a, b) => Number(compare?.(a, b, emptyScope));
};
