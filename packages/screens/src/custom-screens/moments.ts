import { addDays, type Day, dayOf } from '@ninefold/values';
import { dueDateMessages } from './messages.ts';

/** "Friday 20 November" */
export function dayName(day: Day, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns whether a text, from an address, is a day. */
export function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** Returns a formatter of points in time, and the current time. */
export interface MomentView {
  readonly locale?: string;
  /** The browser's own when absent. */
  readonly timeZone?: string;
  readonly now: number;
}

/** "08:00–12:00" of two points in time. */
export function timesText(from: unknown, to: unknown, { locale, timeZone }: MomentView): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return [from, to]
    .flatMap((moment) => (typeof moment === 'string' ? format.format(new Date(moment)) : []))
    .join('–');
}

export interface DueText {
  readonly text: string;
  readonly overdue: boolean;
}

/**
 * Formats a due date: "2 days overdue", "Today 14:00", "Wed 25 Nov".
 *
 * @param value A day (`2026-11-20`), which is over at its end, or a point in time.
 */
export function dueText(value: string, view: MomentView): DueText {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const today = dayOf(view.now, view.timeZone);
  const day = isDay ? value : dayOf(Date.parse(value), view.timeZone);
  const overdue = isDay ? day < today : Date.parse(value) < view.now;
  const at = isDay ? undefined : { time: timesText(value, null, view) };
  const days = daysBetween(day, today);
  const { overdueDays, overdueSince, todayAt, tomorrowAt } = dueDateMessages;
  if (overdue)
    return { text: at && days === 0 ? overdueSince(at) : overdueDays({ days }), overdue };
  if (day === today) return { text: at ? todayAt(at) : dueDateMessages.today, overdue };
  if (day === addDays(today, 1)) {
    return { text: at ? tomorrowAt(at) : dueDateMessages.tomorrow, overdue };
  }
  const far = day.slice(0, 4) !== today.slice(0, 4);
  return { text: shortDay(day, far, view), overdue };
}

function shortDay(day: Day, withYear: boolean, { locale }: MomentView): string {
  return new Intl.DateTimeFormat(locale, {
    ...(withYear ? { year: 'numeric' } : { weekday: 'short' }),
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
