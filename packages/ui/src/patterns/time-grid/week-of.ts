import { getDayOfWeek, parseDate } from '@internationalized/date';
import { addDays } from '@ninefold/values';

/** Returns the days of the week that a day is in. Which one it begins with depends on the locale. */
export function weekOf(day: string, locale = 'en'): readonly string[] {
  const first = addDays(day, -getDayOfWeek(parseDate(day), locale));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}
