import { addDays } from '@ninefold/values';
import type { CalendarUnit } from '@ninefold/ui/patterns/calendar-frame';
import { daysOfMonth } from '@ninefold/ui/patterns/month-calendar';
import { weekOf } from '@ninefold/ui/patterns/time-grid';
import type { ListView } from '../../addresses/index.ts';

export type CalendarView = Extract<ListView, { readonly kind: 'calendar' }>;

/** What a calendar shows. */
export interface CalendarPeriod {
  readonly unit: CalendarUnit;
  /** A day in it: today where it can be. */
  readonly day: string;
  /** All its days; of a month, those of its weeks. */
  readonly days: readonly string[];
}

/** Returns what the calendar of an address shows. Without a unit in it, that is a month, on phones a day. */
export function periodOf(
  { unit, date = '' }: Pick<CalendarView, 'unit' | 'date'>,
  today: string,
  isNarrow: boolean,
  locale: string | undefined,
): CalendarPeriod {
  const shown =
    unit === 'day' || unit === 'week'
      ? unit
      : unit !== undefined || date.length === 7
        ? 'month'
        : isNarrow || date !== ''
          ? 'day'
          : 'month';
  const named = date === '' || (shown !== 'day' && today.startsWith(date)) ? today : firstDay(date);
  const days =
    shown === 'day'
      ? [named]
      : shown === 'week'
        ? weekOf(named, locale)
        : daysOfMonth(named.slice(0, 7), locale).flat();
  const hasToday = shown === 'month' ? today.startsWith(named.slice(0, 7)) : days.includes(today);
  return { unit: shown, day: hasToday ? today : named, days };
}

/** Returns the view of an address that shows a day in a unit. The current one has no date, so that it stays so. */
export function viewAt(
  view: CalendarView,
  unit: CalendarUnit,
  day: string,
  today: string,
): CalendarView {
  return { ...view, unit, date: day === today ? undefined : dateOf(unit, day) };
}

/** Returns the same view another time. Without a unit it stays so, for it is another one on phones. */
export function viewLater(
  view: CalendarView,
  unit: CalendarUnit,
  day: string,
  today: string,
): CalendarView {
  return view.unit === undefined
    ? { ...view, date: dateOf(unit, day) }
    : viewAt(view, unit, day, today);
}

function dateOf(unit: CalendarUnit, day: string): string {
  return unit === 'month' ? day.slice(0, 7) : day;
}

/** Returns the first day of a month, or the day itself; of one that doesn't exist (31 February), the one after so many. */
function firstDay(date: string): string {
  return addDays(`${date.slice(0, 7)}-01`, Number(date.slice(8) || 1) - 1);
}
