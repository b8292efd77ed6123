import { calendarDay, dayNumber } from '@ninefold/values/calendar';
import type { Span } from '@ninefold/values/interval';
import { undecidedMessages } from '../messages.ts';
import { applied, numeric, type Operand, shown } from '../operands/index.ts';
import {
  type Datum,
  Failure,
  type Family,
  fixed,
  type Known,
  type Micros,
  type Numeric,
  type Scope,
  splitDay,
  storableDay,
  toLocal,
  typeNamed,
  Unknown,
} from '../values/index.ts';

const historic = (year: number) => BigInt(year > 0 ? year : year - 1);
const weekday = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;
/** Weeks belong to the year of their Thursday. */
const thursday = (day: number) => day - weekday(day) + 4;
const dayOfYear = (day: number) =>
  day - dayNumber({ year: calendarDay(day).year, month: 1, day: 1 }) + 1;

/** Parts of a moment, from its day and its microseconds since midnight. */
const parts: Readonly<Record<string, (day: number, time: bigint) => bigint>> = {
  year: (day) => historic(calendarDay(day).year),
  isoyear: (day) => historic(calendarDay(thursday(day)).year),
  century: (day) => {
    const { year } = calendarDay(day);
    return BigInt(year > 0 ? Math.ceil(year / 100) : -Math.floor((100 - year) / 100));
  },
  month: (day) => BigInt(calendarDay(day).month),
  day: (day) => BigInt(calendarDay(day).day),
  quarter: (day) => BigInt(Math.ceil(calendarDay(day).month / 3)),
  week: (day) => BigInt(Math.ceil(dayOfYear(thursday(day)) / 7)),
  dow: (day) => BigInt(weekday(day) % 7),
  isodow: (day) => BigInt(weekday(day)),
  doy: (day) => BigInt(dayOfYear(day)),
  hour: (_, time) => time / 3_600_000_000n,
  minute: (_, time) => (time / 60_000_000n) % 60n,
  second: (_, time) => time % 60_000_000n,
  millisecond: (_, time) => time % 60_000_000n,
  epoch: (day, time) => BigInt(day) * 86_400_000_000n + time,
};
const spanParts: Readonly<Record<string, (span: Span) => bigint>> = {
  year: ({ months }) => BigInt(Math.trunc(months / 12)),
  month: ({ months }) => BigInt(months % 12),
  day: ({ days }) => BigInt(days),
  hour: ({ microseconds }) => microseconds / 3_600_000_000n,
  minute: ({ microseconds }) => (microseconds / 60_000_000n) % 60n,
  second: ({ microseconds }) => microseconds % 60_000_000n,
  // A year has 365 days and a quarter.
  epoch: ({ months, days, microseconds }) =>
    (BigInt(Math.trunc(months / 12)) * 1461n + BigInt(months % 12) * 120n + BigInt(days) * 4n) *
      21_600_000_000n +
    microseconds,
};
/** Digits after the point. */
const scales: Readonly<Record<string, number>> = { second: 6, millisecond: 3, epoch: 6 };
/** Infinite of infinity, where all others are NULL. */
const monotonic = ['year', 'isoyear', 'century', 'epoch'];
const ofTime = ['hour', 'minute', 'second', 'millisecond', 'epoch'];

/** Compiles `EXTRACT(part FROM a)` and `date_part('part', a)`; undefined for parts that only the database knows. */
export function extract(name: string, part: string, operand: Operand): Operand | undefined {
  const { family } = operand.type;
  const isExact = name === 'EXTRACT';
  const scale = scales[part] ?? 0;
  // A float would have other digits at its end.
  if (!isExact && scale > 0) return undefined;
  const type = isExact ? numeric : typeNamed('double precision');
  const made = (units: bigint): Numeric => (isExact ? fixed(units, scale) : Number(units));
  if (family === 'interval') {
    const ofSpan = Object.hasOwn(spanParts, part) ? spanParts[part] : undefined;
    return (
      ofSpan &&
      applied(type, [operand], ([value]) =>
        Number.isFinite((value as Span).months)
          ? made(ofSpan(value as Span))
          : new Unknown(undecidedMessages.failure),
      )
    );
  }
  const of = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (of === undefined || (family === 'time' && !ofTime.includes(part))) return undefined;
  if (isExact && family === 'date' && ofTime.includes(part)) return undefined;
  return applied(type, [operand], ([value], scope): Datum | undefined => {
    if (family === 'time') return made(of(0, BigInt(value as number)));
    const local = part === 'epoch' ? (value as Micros) : localOf(value as Known, family, scope);
    if (local instanceof Unknown) return local;
    if (typeof local === 'number') return monotonic.includes(part) ? local : null;
    const { day, time } = splitDay(local);
    return made(of(day, time));
  });
}

/** What clocks show at a moment. */
export function localOf(value: Known, family: Family, { timeZone }: Scope): Micros | Unknown {
  if (family === 'date') return storableDay(value as number) ?? new Failure();
  if (family === 'timestamp') return value as Micros;
  return shown(value as Micros, toLocal(value as Micros, timeZone));
}
