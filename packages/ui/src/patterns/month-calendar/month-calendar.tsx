import { useMemo } from 'react';
import { useValueFormat } from '../../fields/index.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import { daysOfMonth, monthName } from './days-of-month.ts';
import { eventsByDay } from './events-by-day.ts';
import { monthCalendarMessages } from './messages.ts';
import { MonthAgenda } from './month-agenda.tsx';
import type { MonthCalendarProps } from './month-calendar-props.ts';
import { MonthTable } from './month-table.tsx';

/** Records on the days of a month: a table, on phones a list of the days that have any. It is in a `CalendarFrame`. */
export function MonthCalendar({
  label,
  month,
  today,
  events,
  dayHref,
  moves,
  onCreate,
}: MonthCalendarProps) {
  const { locale } = useValueFormat();
  const narrow = useMediaQuery(phone);
  const weeks = useMemo(() => daysOfMonth(month, locale), [month, locale]);
  const all = events ?? [];
  const days = { label, month, today, weeks, byDay: eventsByDay(weeks.flat(), all), dayHref };
  const isBusy = events === undefined;
  if (!narrow) {
    return <MonthTable {...days} events={all} busy={isBusy} moves={moves} onCreate={onCreate} />;
  }
  const empty = isBusy ? '' : monthCalendarMessages.empty({ month: monthName(month, locale) });
  return <MonthAgenda {...days} empty={empty} />;
}
