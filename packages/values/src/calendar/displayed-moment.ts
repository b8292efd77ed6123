import { readMoment, type WrittenMoment } from './moment.ts';

/** Days since 1970 of 1 January of year 1. */
const firstDayOfEra = -719_162;

/** A `Date` reaches 100,000,000 days from 1970 (ECMA-262, Time Values and Time Range); less one for zones. */
const daysOfDate = 99_999_999;

/**
 * Parses a date, with a time or without. Undefined for infinities, for years beyond 275760, which `Date`
 * doesn't reach and Postgres does, and for date styles other than ISO.
 */
export function parseMoment(text: string): WrittenMoment | undefined {
  const moment = readMoment(text);
  return moment !== undefined && Math.abs(moment.day) < daysOfDate ? moment : undefined;
}

export function isBeforeChrist({ day }: Pick<WrittenMoment, 'day'>): boolean {
  return day < firstDayOfEra;
}

/** Returns a `Date` with the moment's parts in UTC, rounded down to the millisecond; for formatting only. */
export function dateInUtc({ day, time, offset = 0 }: WrittenMoment): Date {
  return new Date(day * 86_400_000 + Math.floor(time / 1000) - offset * 1000);
}
