import { calendarDay, dayNumber } from '@ninefold/values/calendar';
import { undecidedMessages } from '../messages.ts';
import {
  applied,
  boolean,
  castTo,
  comparing,
  familiesOf,
  type Operand,
  partial,
  shown,
} from '../operands/index.ts';
import {
  type Datum,
  dayLength,
  fromLocal,
  type Known,
  type Micros,
  splitDay,
  storable,
  storableDate,
  toLocal,
  typeNamed,
  Unknown,
  unknownOf,
} from '../values/index.ts';
import { extract, localOf } from './extract.ts';
import { toChar } from './to-char.ts';

const date = typeNamed('date');
const timestamp = typeNamed('timestamp without time zone');
const instant = typeNamed('timestamp with time zone');

/** Compiles a function of moments; undefined for any other. */
export function dateFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first, second, third] = args;
  if (first === undefined) return undefined;
  const families = familiesOf(args);
  if (name === 'isfinite' && ['date', 'timestamp', 'instant'].includes(families)) {
    return applied(boolean, args, ([value]) => typeof value === 'bigint' || Number.isFinite(value));
  }
  if (name === 'make_date' && families === 'integer integer integer') {
    return partial(date, args, (values) => {
      const [year = 0, month = 0, day = 0] = values.map(Number);
      const number = year > 0 ? dayNumber({ year, month, day }) : Number.NaN;
      const made = calendarDay(number);
      const isDay = made.year === year && made.month === month && made.day === day;
      return isDay ? storableDate(number) : undefined;
    });
  }
  if (name === 'overlaps' && args.length === 4) return overlaps(args);
  if (name === 'to_timestamp' && families === 'float') {
    return applied(instant, args, ([value]) => {
      const seconds = value as number;
      if (!Number.isFinite(seconds)) return new Unknown(undecidedMessages.failure);
      return Number.isInteger(seconds)
        ? storable(BigInt(seconds) * 1_000_000n)
        : new Unknown(undecidedMessages.failure);
    });
  }
  if (second === undefined) return undefined;
  if (name === 'to_char') {
    return typeof second.constant === 'string' && args.length === 2
      ? toChar(first, second.constant)
      : undefined;
  }
  if (first.type.family !== 'text') return undefined;
  if (name === 'timezone' && args.length === 2) return zoned(first, second);
  const asked = typeof first.constant === 'string' ? first.constant.toLowerCase() : undefined;
  const ofMoment = ['date', 'timestamp', 'instant', 'time', 'interval'];
  if (asked === undefined || !ofMoment.includes(second.type.family)) return undefined;
  if (name === 'date_trunc') return truncated(asked, second, third);
  return args.length === 2 && (name === 'EXTRACT' || name === 'date_part')
    ? extract(name, asked, second)
    : undefined;
}

/** `(a, b) OVERLAPS (c, d)`: a period without one of its ends is only known to have the other. */
function overlaps(given: readonly Operand[]): Operand | undefined {
  // Postgres doesn't print the casts of this form.
  const args = given.map((each) => (each.type.family === 'date' ? castTo(instant, each) : each));
  const [first] = args;
  const families = new Set(
    args.map(({ type }) => type.family).filter((each) => each !== 'unknown'),
  );
  if (first === undefined || families.size !== 1) return undefined;
  const typed = args.find(({ type }) => type.family !== 'unknown') ?? first;
  if (!['timestamp', 'instant', 'time'].includes(typed.type.family)) return undefined;
  const compare = comparing('<', typed, typed);
  return {
    type: boolean,
    evaluate: (scope) => {
      const values = args.map(({ evaluate }) => evaluate(scope));
      const unknown = unknownOf(values);
      if (unknown !== undefined) return unknown;
      const order = (a: Datum, b: Datum) => Number(compare(a as Known, b as Known, scope));
      const period = (from: Datum = null, to: Datum = null): readonly Datum[] =>
        from === null || (to !== null && order(from, to) > 0) ? [to, from] : [from, to];
      const periods = [period(values[0], values[1]), period(values[2], values[3])];
      if (periods.some(([from]) => from === null)) return null;
      const [[from = null, to = null] = [], [from2 = null, to2 = null] = []] = periods.toSorted(
        ([a = null], [b = null]) => order(a, b),
      );
      if (order(from, from2) === 0) return to === null || to2 === null ? null : true;
      // The later one begins before the earlier one ends.
      if (to === null) return null;
      return order(from2, to) < 0 ? true : to2 === null ? null : false;
    },
  };
}

/** `a AT TIME ZONE 'Europe/Berlin'` */
function zoned({ constant: zone }: Operand, operand: Operand): Operand | undefined {
  if (typeof zone !== 'string') return undefined;
  if (operand.type.family === 'timestamp') {
    return applied(instant, [operand], ([value]) =>
      shown(value as Micros, fromLocal(value as Micros, zone)),
    );
  }
  return operand.type.family === 'instant'
    ? applied(timestamp, [operand], ([value]) =>
        shown(value as Micros, toLocal(value as Micros, zone)),
      )
    : undefined;
}

function truncated(part: string, operand: Operand, zone?: Operand): Operand | undefined {
  const { type } = operand;
  const isMoment = type.family === 'timestamp' || type.family === 'instant';
  const isKnown = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'].includes(part);
  if (!isMoment || !isKnown || (zone !== undefined && typeof zone.constant !== 'string')) {
    return undefined;
  }
  const beginning = (day: number): number => {
    const { year, month } = calendarDay(day);
    if (part === 'year') return dayNumber({ year, month: 1, day: 1 });
    if (part === 'quarter') return dayNumber({ year, month: month - ((month - 1) % 3), day: 1 });
    if (part === 'week') return day - ((((day + 3) % 7) + 7) % 7);
    return part === 'month' ? dayNumber({ year, month, day: 1 }) : day;
  };
  const size = { hour: 3_600_000_000n, minute: 60_000_000n }[part];
  return applied(type, [operand], ([value], given) => {
    const scope = zone === undefined ? given : { ...given, timeZone: zone.constant as string };
    const local = localOf(value as Known, type.family, scope);
    if (local instanceof Unknown || typeof local === 'number') return local;
    const { day, time } = splitDay(local);
    const result = storable(
      BigInt(beginning(day)) * dayLength + (size === undefined ? 0n : time - (time % size)),
    );
    if (result === undefined || type.family === 'timestamp') return result;
    return shown(result, fromLocal(result, scope.timeZone));
  });
}
