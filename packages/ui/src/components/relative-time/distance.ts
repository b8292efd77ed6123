import { type CalendarDay, dayOf, dayNumber } from '@ninefold/values/calendar';

export interface Distance {
  /** The number of whole units; negative in the past. */
  readonly count: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns the distance of an instant from now, in the largest unit of which there is a
 * whole one. Below a day it is time that has passed; from a day on it is days
 * of the calendar in the time zone, so that “yesterday” is yesterday, and on
 * days when clocks change too.
 */
export function distance(instant: number, now: number, timeZone?: string): Distance {
  const sign = instant < now ? -1 : 1;
  const passed = Math.abs(instant - now);
  if (passed < minute) return { count: 0, unit: 'second' };
  if (passed < hour) return { count: sign * Math.floor(passed / minute), unit: 'minute' };
  if (passed < 24 * hour) return { count: sign * Math.floor(passed / hour), unit: 'hour' };
  const earlier = calendarDay(Math.min(instant, now), timeZone);
  const later = calendarDay(Math.max(instant, now), timeZone);
  const months = wholeMonths(earlier, later);
  if (months >= 12) return { count: sign * Math.floor(months / 12), unit: 'year' };
  if (months >= 1) return { count: sign * months, unit: 'month' };
  const days = Math.max(1, dayNumber(later) - dayNumber(earlier));
  if (days >= 7) return { count: sign * Math.floor(days / 7), unit: 'week' };
  return { count: sign * days, unit: 'day' };
}

/**
 * Milliseconds until the distance may be another one: a minute at the least
 * and an hour at the most, as midnight comes at another time in every zone.
 */
export function untilNextDistance(instant: number, now: number): number {
  const passed = Math.abs(instant - now);
  const step = passed < hour ? minute : hour;
  if (instant <= now) return step - (passed % step);
  // Towards an instant, the count falls one millisecond after it was reached exactly.
  return (passed % step) + 1;
}

function calendarDay(instant: number, timeZone: string | undefined): CalendarDay {
  const [year = 0, month = 0, day = 0] = dayOf(instant, timeZone).split('-').map(Number);
  return { year, month, day };
}

function wholeMonths(earlier: CalendarDay, later: CalendarDay): number {
  const months = (later.year - earlier.year) * 12 + later.month - earlier.month;
  return later.day < earlier.day ? months - 1 : months;
}
