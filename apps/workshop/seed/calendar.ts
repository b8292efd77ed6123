/**
 * The workshop's calendar: days and minutes as its clocks in Europe/Berlin show them, and the
 * points in time that they are. Summer time is from the last Sunday of March to the last Sunday of
 * October, each at 01:00 UTC (Directive 2000/84/EC).
 */

/** A day as the number of days since 1970-01-01. */
export type Day = number;
/** A point in time as milliseconds since 1970-01-01 UTC. */
export type Instant = number;

export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

function lastSundayAt1(year: number, month: number): Instant {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * dayLength;
}

/** Returns Berlin's offset from UTC at a moment. */
function berlinOffset(instant: Instant): number {
  const year = new Date(instant).getUTCFullYear();
  const summer = instant >= lastSundayAt1(year, 2) && instant < lastSundayAt1(year, 9);
  return summer ? 2 * hour : hour;
}

/** The moment when Berlin's clocks show so many minutes after that day's midnight. */
export function berlinInstant(day: Day, minutes: number): Instant {
  const shown = day * dayLength + minutes * minute;
  return shown - berlinOffset(shown - berlinOffset(shown));
}

export function berlinDay(instant: Instant): Day {
  return Math.floor((instant + berlinOffset(instant)) / dayLength);
}

/** Minutes since midnight on Berlin's clocks. */
export function berlinMinutes(instant: Instant): number {
  return Math.floor((instant + berlinOffset(instant) - berlinDay(instant) * dayLength) / minute);
}

/** Monday to Friday. 1970-01-01 was a Thursday. */
export function isWorkday(day: Day): boolean {
  return (day + 3) % 7 < 5;
}

/** Returns that day, or the next working day. */
export function workdayFrom(day: Day): Day {
  return isWorkday(day) ? day : workdayFrom(day + 1);
}

/** Returns that day, or the last working day before it. */
export function workdayUntil(day: Day): Day {
  return isWorkday(day) ? day : workdayUntil(day - 1);
}

/** The day so many workdays later, or earlier when negative. */
export function addWorkdays(day: Day, count: number): Day {
  const step = Math.sign(count);
  let result = day;
  for (let left = Math.abs(count); left > 0;) {
    result += step;
    if (isWorkday(result)) left -= 1;
  }
  return result;
}

export function yearOf(day: Day): number {
  return new Date(day * dayLength).getUTCFullYear();
}

/** `2026-11-20`. */
export function dateText(day: Day): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** `2026-11-20T13:00:00+00:00`, as Postgres writes a timestamptz in JSON. */
export function instantText(instant: Instant): string {
  return new Date(instant).toISOString().replace(/\.\d{3}Z$/, '+00:00');
}

/** The same day of a later month, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * dayLength);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  return first / dayLength + Math.min(date.getUTCDate(), last) - 1;
}
