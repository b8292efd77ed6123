import type { Span } from '@ninefold/values/interval';
import { undecidedMessages } from '../messages.ts';
import type { Operand } from '../operands/index.ts';
import {
  addSpan,
  addSpanInZone,
  calculate,
  type Datum,
  dayLength,
  failing,
  Failure,
  fittedInteger,
  type Known,
  type Micros,
  negatedSpan,
  type Scope,
  type SqlType,
  storable,
  storableDate,
  storableDay,
  strictly,
  toFloat,
  toNumber,
  toNumeric,
  typeNamed,
} from '../values/index.ts';

type Apply = (a: Known, b: Known, scope: Scope) => Datum | undefined;

/** Compiles `+`, `-`, `*`, `/`, `%` and operators of bits; undefined where the types have none. */
export function arithmetic(operator: string, left: Operand, right: Operand): Operand | undefined {
  const [type, apply] =
    ofNumbers(operator, left.type, right.type) ?? ofMoments(operator, left, right) ?? [];
  if (type === undefined || apply === undefined) return undefined;
  return {
    type,
    evaluate: strictly([failing(left.evaluate), failing(right.evaluate)], ([a, b], scope) =>
      apply(a as Known, b as Known, scope),
    ),
  };
}

const integers = ['smallint', 'integer', 'bigint'];

function ofNumbers(
  operator: string,
  a: SqlType,
  b: SqlType,
): readonly [SqlType, Apply] | undefined {
  const families = [a.family, b.family];
  if (families.some((each) => !['integer', 'numeric', 'float'].includes(each))) return undefined;
  if (families.includes('float')) {
    const isSingle = a.name === 'real' && b.name === 'real';
    const type = typeNamed(isSingle ? 'real' : 'double precision');
    return '+-*/'.includes(operator)
      ? [type, (x, y) => floats(operator, toNumber(x), toNumber(y), type)]
      : undefined;
  }
  if (families.includes('numeric')) {
    return '+-*/%'.includes(operator)
      ? [typeNamed('numeric'), (x, y) => calculate(operator, toNumeric(x), toNumeric(y))]
      : undefined;
  }
  const larger = integers.indexOf(a.name) > integers.indexOf(b.name) ? a : b;
  const compute = ofIntegers[operator];
  return (
    compute && [
      larger,
      (x, y) => {
        const result = compute(x as bigint, y as bigint);
        return result === undefined ? undefined : fittedInteger(result, larger);
      },
    ]
  );
}

const ofIntegers: Readonly<Record<string, (x: bigint, y: bigint) => bigint | undefined>> = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => (y === 0n ? undefined : x / y),
  '%': (x, y) => (y === 0n ? undefined : x % y),
  '&': (x, y) => x & y,
  '|': (x, y) => x | y,
  '#': (x, y) => x ^ y,
};

/** A result that is infinite, or zero, without operands that are is an error. */
function floats(operator: string, x: number, y: number, type: SqlType): number | undefined {
  const results: Readonly<Record<string, number>> = {
    '+': x + y,
    '-': x - y,
    '*': x * y,
    '/': x / y,
  };
  const result = toFloat(results[operator] ?? 0, type);
  if (result === undefined || (operator === '/' && y === 0)) return undefined;
  if (Number.isFinite(x) && Number.isFinite(y) && !Number.isFinite(result)) return undefined;
  const vanished = result === 0 && x !== 0 && (operator === '*' ? y !== 0 : operator === '/');
  return vanished && Number.isFinite(y) ? undefined : result;
}

const timestamp = typeNamed('timestamp without time zone');
const interval = typeNamed('interval');

function ofMoments(
  operator: string,
  left: Operand,
  right: Operand,
): readonly [SqlType, Apply] | undefined {
  const [a, b] = [left.type, right.type];
  // Postgres has each sum in both orders.
  const isTurned =
    operator === '+' && (a.family === 'interval' || a.family === 'integer' || a.family === 'time');
  if (isTurned && ['date', 'timestamp', 'instant'].includes(b.family)) {
    const [type, apply] = ofMoments(operator, right, left) ?? [];
    return type && apply && [type, (x, y, scope) => apply(y, x, scope)];
  }
  const sign = operator === '-' ? -1 : 1;
  const span = (value: Known) => (sign < 0 ? negatedSpan(value as Span) : (value as Span));
  switch (`${a.family} ${operator} ${b.family}`) {
    case 'date + integer':
    case 'date - integer':
      return b.name === 'bigint'
        ? undefined
        : [a, (x, y) => storableDate((x as number) + Number(y) * sign)];
    case 'date - date':
      return [
        typeNamed('integer'),
        (x, y) => {
          const days = (x as number) - (y as number);
          return Number.isFinite(days) ? BigInt(days) : undefined;
        },
      ];
    case 'date + interval':
    case 'date - interval':
      return [
        timestamp,
        (x, y) => {
          const day = storableDay(x as number);
          return day === undefined ? undefined : addSpan(day, span(y));
        },
      ];
    case 'date + time':
      return [
        timestamp,
        (x, y) => {
          const day = storableDay(x as number);
          return typeof day === 'bigint' ? storable(day + BigInt(y as number)) : day;
        },
      ];
    case 'timestamp + interval':
    case 'timestamp - interval':
      return [timestamp, (x, y) => addSpan(x as Micros, span(y))];
    case 'instant + interval':
    case 'instant - interval':
      return [
        typeNamed('timestamp with time zone'),
        (x, y, { timeZone }) =>
          // The sum may also be beyond what is storable.
          addSpanInZone(x as Micros, span(y), timeZone) ?? new Failure(undecidedMessages.zone),
      ];
    case 'timestamp - timestamp':
    case 'instant - instant':
      return [
        interval,
        (x, y) => (typeof x === 'bigint' && typeof y === 'bigint' ? elapsed(x - y) : undefined),
      ];
    case 'interval + interval':
    case 'interval - interval':
      return [interval, (x, y) => fittedSpan(sumOf(x as Span, span(y)))];
    case 'interval * float':
      return [interval, (x, y) => multiplied(x as Span, y as number)];
    case 'float * interval':
      return [interval, (x, y) => multiplied(y as Span, x as number)];
    case 'time - time':
      return [
        interval,
        (x, y) => ({ months: 0, days: 0, microseconds: BigInt((x as number) - (y as number)) }),
      ];
    case 'time + interval':
    case 'time - interval':
      return [
        a,
        (x, y) => {
          if (!Number.isFinite((y as Span).months)) return undefined;
          const time = (BigInt(x as number) + span(y).microseconds) % dayLength;
          return Number(time < 0n ? time + dayLength : time);
        },
      ];
    default:
      return undefined;
  }
}

const sumOf = (a: Span, b: Span): Span => ({
  months: a.months + b.months,
  days: a.days + b.days,
  microseconds: a.microseconds + b.microseconds,
});

/** Undefined for more microseconds than an interval has room for, before they are days. */
function elapsed(microseconds: bigint): Span | undefined {
  return (
    fittedSpan({ months: 0, days: 0, microseconds }) && {
      months: 0,
      days: Number(microseconds / dayLength),
      microseconds: microseconds % dayLength,
    }
  );
}

/** Undefined for a part that an interval has no room for. */
export function fittedSpan(span: Span): Span | undefined {
  const most = 2_147_483_647;
  const { microseconds } = span;
  const isSmall = microseconds < 2n ** 63n && microseconds >= -(2n ** 63n);
  return isSmall && Math.abs(span.months) <= most && Math.abs(span.days) <= most ? span : undefined;
}

/** Postgres spreads a fraction of a month over days, which only it does, and may find no room for. */
function multiplied(span: Span, factor: number): Span | undefined {
  if (!Number.isInteger(factor)) return undefined;
  return fittedSpan({
    months: span.months * factor,
    days: span.days * factor,
    microseconds: span.microseconds * BigInt(factor),
  });
}
