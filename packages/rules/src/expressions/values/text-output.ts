import { writeArrayLiteral } from '@ninefold/values/array';
import { writeDate, writeMoment, writeOffset, writeTimeOfDay } from '@ninefold/values/calendar';
import { type Interval, writeInterval } from '@ninefold/values/interval';
import { writeRangeLiteral } from '@ninefold/values/range';
import { undecidedMessages } from '../messages.ts';
import { withoutPadding } from './compare-values.ts';
import {
  type Bound,
  type Datum,
  isKnown,
  type JsonDatum,
  type Known,
  type RangeDatum,
  type Scope,
  Unknown,
} from './datum.ts';
import { writeJsonb } from './json.ts';
import { type Micros, splitDay, toLocal, writeMicros } from './moments.ts';
import { type Numeric, writeNumeric } from './numeric.ts';
import { foreignBlank } from './read-datum.ts';
import type { SqlType } from './sql-type.ts';

/** Writes a value as Postgres prints it. */
export type Write = (value: Known, scope: Scope) => string | Unknown;

/**
 * Returns what writes the values of a type; undefined where only the database does. Moments and intervals are written
 * as by default, by DateStyle ISO and IntervalStyle postgres.
 */
export function writing(from: SqlType): Write | undefined {
  switch (from.family) {
    case 'text':
    case 'citext':
    case 'uuid':
      return (value) => value as string;
    case 'padded':
      return (value) => withoutPadding(value as string);
    case 'integer':
      return String;
    case 'boolean':
      return (value) => (value === true ? 't' : 'f');
    case 'numeric':
      return (value) => writeNumeric(value as Numeric);
    case 'float':
      return (value) => writeFloat(value as number, from.name === 'real');
    case 'enum':
      return (value) => from.labels?.[value as number] ?? '';
    case 'date':
      return (value) => writeDate(value as number);
    case 'timestamp':
      return (value) => writeMicros(value as Micros);
    case 'instant':
      return (value, { timeZone }) => writeInstant(value as Micros, timeZone);
    case 'time':
      return (value) => writeTimeOfDay({ time: value as number });
    case 'interval':
      return (value) => writeSpan(value as Interval & { months: number });
    case 'json':
      return from.name === 'jsonb' ? (value) => writeJsonb((value as JsonDatum).json) : undefined;
    case 'array':
      return from.element && writingArray(from.element);
    case 'range':
      return from.bound && writingRange(from.bound);
    default:
      return undefined;
  }
}

const writeSpan = (span: Interval & { months: number }) =>
  writeInterval(Number.isFinite(span.months) ? span : { infinite: span.months > 0 ? 1 : -1 });

function writeInstant(micros: Micros, timeZone: string | undefined): string | Unknown {
  const local = toLocal(micros, timeZone);
  if (local === undefined) return new Unknown(undecidedMessages.zone);
  if (typeof micros === 'number' || typeof local === 'number') return writeMicros(micros);
  const { day, time } = splitDay(local);
  const offset = writeOffset(Number((local - micros) / 1_000_000n));
  return writeMoment({ day, time: Number(time) }, offset).replace('T', ' ');
}

/** Writes the fewest digits that are read as the same float. */
function writeFloat(number: number, isSingle: boolean): string {
  if (!Number.isFinite(number)) return String(number);
  if (Object.is(number, -0)) return '-0';
  const [digits = '', exponent = ''] = shortest(number, isSingle).split('e');
  const power = Number(exponent);
  const isScientific = power < -4 || power >= (isSingle ? 6 : 15);
  if (isScientific) {
    return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  const [, sign = '', all = ''] = /^(-?)(.*)$/.exec(digits.replace('.', '')) ?? [];
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${all}`;
  const whole = all.slice(0, power + 1).padEnd(power + 1, '0');
  const fraction = all.slice(power + 1);
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

function shortest(number: number, isSingle: boolean): string {
  if (!isSingle) return number.toExponential();
  const written = Array.from({ length: 9 }, (_, digits) => number.toExponential(digits));
  return written.find((each) => Math.fround(Number(each)) === number) ?? number.toExponential();
}

function writingArray(element: SqlType): Write | undefined {
  const write = writing(element);
  return (
    write &&
    ((value, scope) => {
      const items = (value as readonly Datum[]).map((item) =>
        isKnown(item) ? write(item, scope) : item,
      );
      const unknown = items.find((item) => item instanceof Unknown);
      if (unknown !== undefined) return unknown;
      const text = writeArrayLiteral(items as (string | null)[]);
      // Postgres writes these without quotes.
      return foreignBlank.test(text) ? new Unknown(undecidedMessages.failure) : text;
    })
  );
}

function writingRange(bound: SqlType): Write | undefined {
  const write = writing(bound);
  return (
    write &&
    ((value, scope) => {
      const { bounds } = value as RangeDatum;
      if (bounds === undefined) return 'empty';
      const written = bounds.map(({ value }: Bound) =>
        value === null ? null : write(value, scope),
      );
      const unknown = written.find((each) => each instanceof Unknown);
      if (unknown !== undefined) return unknown;
      const [lower = null, upper = null] = written as (string | null)[];
      return writeRangeLiteral({
        lower,
        upper,
        lowerInclusive: bounds[0].isInclusive,
        upperInclusive: bounds[1].isInclusive,
      });
    })
  );
}
