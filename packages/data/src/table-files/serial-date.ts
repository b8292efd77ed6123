import type { Moment } from '@ninefold/values/calendar';

/** The days that a spreadsheet counts correctly: it takes 1900 for a leap year, and ends with 9999. */
const firstDay = 61;
const lastDay = 2_958_466;

/** Days from 30 December 1899, where a spreadsheet begins to count, to 1 January 1970. */
const daysBefore1970 = 25_569;

/** Microseconds in a day. */
const dayLength = 86_400_000_000;

/** Smallest units of moments, in microseconds. */
export const units = { second: 1_000_000, millisecond: 1000, microsecond: 1 } as const;

/**
 * Returns a moment as a spreadsheet's number of days; undefined where a spreadsheet doesn't have it, or where its
 * number would be that of another microsecond.
 */
export function serialOf({ day, time }: Moment): number | undefined {
  const serial = day + daysBefore1970 + time / dayLength;
  if (!(serial >= firstDay && serial < lastDay)) return undefined;
  const read = momentOf(serial, 'microsecond');
  return read.day === day && read.time === time ? serial : undefined;
}

/**
 * Returns the moment of a number of days, to the nearest unit: the number of a time is nearly always a fraction
 * that no floating-point number is equal to, and as often below the time as above.
 */
export function momentOf(serial: number, unit: keyof typeof units): Moment {
  const whole = Math.floor(serial);
  const size = units[unit];
  const time = Math.round(((serial - whole) * dayLength) / size) * size;
  const isNextDay = time >= dayLength;
  // The first days of 1900 count from a day later: the spreadsheet's own 29 February comes between.
  const day = whole - daysBefore1970 + (whole >= 1 && whole < firstDay - 1 ? 1 : 0);
  return { day: day + (isNextDay ? 1 : 0), time: isNextDay ? time - dayLength : time };
}

/**
 * The format of moments with fractions of a second in our own workbooks: Excel shows three digits of them, and
 * imports read six.
 */
export const preciseMomentFormat = String.raw`yyyy\-mm\-dd\ hh:mm:ss.000`;
