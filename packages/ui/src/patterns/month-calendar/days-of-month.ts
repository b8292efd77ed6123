import { getDayOfWeek, parseDate } from '@internationalized/date';
import { addDays } from '@ninefold/values';

/**
 * Returns the weeks that a month's calendar shows, each with seven days as `2026-11-30`: from the first day
 * of the week that the month begins in. Which day a week begins with depends on the locale.
 *
 * @param month As `2026-11`.
 */
export function daysOfMonth(month: string, locale = 'en'): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  let day = addDays(first, -getDayOfWeek(parseDate(first), locale));
  do {
    const start = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    day = addDays(start, 7);
  } while (day.startsWith(month));
  return weeks;
}

/** Returns the month so many months later, as `2026-12`. */
export function addMonths(month: string, count: number): string {
  return parseDate(`${month}-01`).add({ months: count }).toString().slice(0, 7);
}

/** Returns the name of a month: "November 2026". */
export function monthName(month: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
