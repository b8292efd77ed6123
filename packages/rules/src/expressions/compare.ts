import { compareCodePoints, compareSpans } from './orders.ts';
import { compareValues } from '@ninefold/values';
import { writeExactJson } from '@ninefold/values/simple';
import type { Span } from '@ninefold/values/interval';
import {
  type Datum,
  type Evaluate,
  type JsonDatum,
  type Known,
  type Scope,
  strictly,
  Undecidable,
  Unknown,
} from './datum.ts';
import { undecidedMessages } from './messages.ts';
import { beginningOfDay, fromLocal, type Micros } from './moments.ts';
import { compareNumeric, fixed, type Numeric, writeNumeric } from './numeric.ts';
import { isByCodePoint, type Operand } from './operand.ts';
import type { Family, SqlType } from './sql-type.ts';

export const comparisons = ['=', '<>', '<', '<=', '>', '>='] as const;
export type ComparisonOperator = (typeof comparisons)[number];

export const isComparison = (operator: string): operator is ComparisonOperator =>
  comparisons.includes(operator as ComparisonOperator);

/** Orders two values; unknown where only the database can. */
export type Compare = (a: Known, b: Known, scope: Scope) => number | Unknown;

/** Compiles a comparison of two operands. */
export function compared(operator: ComparisonOperator, left: Operand, right: Operand): Evaluate {
  const compare = comparing(operator, left, right);
  return strictly([left.evaluate, right.evaluate], ([a, b], scope) =>
    verdict(operator, compare(a as Known, b as Known, scope)),
  );
}

export function verdict(operator: ComparisonOperator, order: number | Unknown): boolean | Unknown {
  if (order instanceof Unknown) return order;
  if (operator === '<>') return order !== 0;
  return order === 0 ? operator.endsWith('=') : operator.startsWith(order < 0 ? '<' : '>');
}

/**
 * Returns what orders the values of two operands.
 *
 * @throws {Undecidable} if only the database can.
 */
export function comparing(operator: string, left: Operand, right: Operand): Compare {
  const isText = (type: SqlType): boolean =>
    type.family === 'text' ||
    type.family === 'padded' ||
    (type.element !== undefined && isText(type.element));
  const isOrdered = isText(left.type) && isByCodePoint([left, right]);
  const asksOrder = operator !== '=' && operator !== '<>';
  const compare = comparingTypes(left.type, right.type, isOrdered || !asksOrder);
  if (compare !== undefined) return compare;
  const types = `${left.type.name}, ${right.type.name}`;
  throw new Undecidable(undecidedMessages.operator({ operator, types }));
}

const numbers: readonly Family[] = ['integer', 'numeric', 'float'];
const moments: readonly Family[] = ['date', 'timestamp', 'instant'];

function comparingTypes(a: SqlType, b: SqlType, isOrdered: boolean): Compare | undefined {
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
      return a.name === 'jsonb' && b.name === 'jsonb' ? compareJson : undefined;
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

function compareJson(a: Known, b: Known): number {
  const [one, other] = [a as JsonDatum, b as JsonDatum];
  const field = { kind: 'json', type: 'jsonb' } as const;
  return compareValues(writeExactJson(one.json), writeExactJson(other.json), field);
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
