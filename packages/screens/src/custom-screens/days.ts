import { addDays, type Day } from '@ninefold/values';

/** "Friday 20 November" */
export function dayName(day: Day, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Whether a text, from an address, is a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDaysOrNothing(text) === text;
}

function addDaysOrNothing(text: string): string | undefined {
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? undefined : addDays(text, 0);
}
