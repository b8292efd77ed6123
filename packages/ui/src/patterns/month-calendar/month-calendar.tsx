import { useMemo } from 'react';
import { useValueFormat } from '../../fields/index.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import { daysOfMonth, monthName } from './days-of-month.ts';
import { monthCalendarMessages } from './messages.ts';
import { MonthAgenda } from './month-agenda.tsx';
import type { MonthCalendarProps } from './month-calendar-props.ts';
import { MonthTable } from './month-table.tsx';
import { rowsByDay } from './rows-by-day.ts';

/** Records on the days of a month: a table, on phones a list of the days that have any. It is in a `CalendarFrame`. */
export function MonthCalendar({
  label,
  month,
  today,
  rows,
  placeOf,
  stateOf,
  dayHref,
}: MonthCalendarProps) {
  const { locale } = useValueFormat();
  const narrow = useMediaQuery(phone);
  const weeks = useMemo(() => daysOfMonth(month, locale), [month, locale]);
  const byDay = useMemo(() => rowsByDay(weeks.flat(), rows ?? [], placeOf), [weeks, rows, placeOf]);
  const days = { label, month, today, weeks, byDay, stateOf, dayHref };
  const isBusy = rows === undefined;
  if (!narrow) return <MonthTable {...days} busy={isBusy} />;
  const empty = isBusy ? '' : monthCalendarMessages.empty({ month: monthName(month, locale) });
  return <MonthAgenda {...days} empty={empty} />;
}
