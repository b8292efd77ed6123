/**
 * A date or time in Postgres's text form (ISO 8601, "Date/Time Output" in its manual), in parts: a
 * binary number of seconds would lose microseconds and the zone.
 */
export interface Moment {
  /** Astronomical: 0 is 1 BC. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time?: ClockTime;
  /** Minutes east of UTC; absent where the text has no zone. */
  readonly offset?: number;
}

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Digits after the point of the second, as written: "" to "123456". */
  readonly fraction: string;
}

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?`;
const zone = String.raw`(Z|[+-]\d{2}(?::?\d{2})?(?::?\d{2})?)`;
const momentPattern = new RegExp(
  String.raw`^(\d{4,6})-(\d{2})-(\d{2})(?:[T ]${clock})?\s*${zone}?(\s+BC)?$`,
  'i',
);
const timePattern = new RegExp(String.raw`^${clock}\s*${zone}?$`, 'i');

/** Parses a date, with a time or without. Undefined for `infinity` and for date styles other than ISO. */
export function parseMoment(text: string): Moment | undefined {
  const match = momentPattern.exec(text.trim());
  if (match === null) return undefined;
  const [, years, month, day, hour, minute, second, fraction, offset, bc] = match;
  const year = bc === undefined ? Number(years) : 1 - Number(years);
  const moment = { year, month: Number(month), day: Number(day) };
  if (!isOnCalendar(moment)) return undefined;
  return {
    ...moment,
    ...(hour === undefined ? {} : { time: clockTime(hour, minute, second, fraction) }),
    ...(offset === undefined ? {} : { offset: minutesEast(offset) }),
  };
}

/** Parses a `time` or `timetz`. In Postgres 24:00:00 is the end of a day. */
export function parseTime(
  text: string,
): { readonly time: ClockTime; readonly offset?: number } | undefined {
  const match = timePattern.exec(text.trim());
  if (match === null) return undefined;
  const [, hour, minute, second, fraction, offset] = match;
  const time = clockTime(hour, minute, second, fraction);
  if (time.hour > 24 || time.minute > 59 || time.second > 60) return undefined;
  return { time, ...(offset === undefined ? {} : { offset: minutesEast(offset) }) };
}

/** Returns a `Date` with the moment's parts in UTC, rounded down to the millisecond; for formatting only. */
export function dateInUtc(moment: Moment): Date {
  const { hour = 0, minute = 0, second = 0, fraction = '' } = moment.time ?? {};
  const date = new Date(0);
  date.setUTCFullYear(moment.year, moment.month - 1, moment.day);
  date.setUTCHours(hour, minute, second, milliseconds(fraction));
  return new Date(date.getTime() - (moment.offset ?? 0) * 60_000);
}

function milliseconds(fraction: string): number {
  return Number(fraction.padEnd(3, '0').slice(0, 3));
}

function clockTime(
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  fraction: string | undefined,
): ClockTime {
  return {
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second ?? 0),
    fraction: fraction ?? '',
  };
}

function minutesEast(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0;
  const digits = offset.slice(1).replaceAll(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4));
  // Local mean time before the zones has seconds too.
  const seconds = Number(digits.slice(4, 6));
  return (offset.startsWith('-') ? -1 : 1) * (minutes + seconds / 60);
}

function isOnCalendar({ year, month, day }: Moment): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
