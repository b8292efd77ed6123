import { useValueFormat } from '@ninefold/ui/fields';
import type { RecordRow } from '@ninefold/ui/shapes';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addDays, beginningOf, type Day, dayOf } from '@ninefold/values';
import { withParameter } from '../addresses/index.ts';
import { dayName, isDay } from './moments.ts';
import { type Records, type RecordsQuery, useRecords } from './use-records.ts';
import { textIn } from './values-in.ts';

/** The records of a day. */
export type Agenda<Field extends string = string> = Records<Field> & AgendaDay;

interface AgendaDay {
  readonly day: Day;
  /** "Friday 20 November" */
  readonly name: string;
  readonly isToday: boolean;
  /** No day was chosen, so it is the next one with an entry. */
  readonly isNext: boolean;
  /** The same screen, a day earlier or later, or today. */
  readonly previousHref: string;
  readonly nextHref: string;
  readonly todayHref: string;
}

/** Where a day has more, `hasMore` says so, and `href` leads to all. */
const mostOnADay = 200;

/**
 * The records of one day: the one in the address (`?day=2026-11-20`), or else today. Where there is
 * nothing today, the next day on which there is something.
 *
 * @param field Of kind instant: when.
 */
export function useAgenda<Field extends string>(
  entity: string,
  field: Field,
  { filters, ...query }: RecordsQuery = {},
): Agenda<Field> {
  const { locale, timeZone } = useValueFormat();
  const { pathname, searchStr } = useLocation();
  const today = useToday(timeZone);
  const given = new URLSearchParams(searchStr).get('day') ?? '';
  const chosen = isDay(given) ? given : undefined;
  const from = chosen ?? today;
  const at = (day: Day) => beginningOf(day, timeZone).toISOString();
  const span = [`gte.${at(from)}`, ...(chosen === undefined ? [] : [`lt.${at(addDays(from, 1))}`])];
  const records = useRecords<Field>(entity, {
    limit: mostOnADay,
    ...query,
    filters: { ...filters, [field]: span },
    order: [{ field, direction: 'ascending' }],
  });
  const dayIn = (row: RecordRow) => dayOf(Date.parse(textIn(row, field)), timeZone);
  const [first] = records.rows ?? [];
  const day = first === undefined ? from : dayIn(first);
  // What else the address has stays: a list beside it keeps its state there.
  const on = (shown: Day | undefined) => {
    const search = withParameter(searchStr, 'day', shown);
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  return {
    ...ofDay(records, (row) => dayIn(row) === day),
    day,
    name: dayName(day, locale),
    isToday: day === today,
    isNext: chosen === undefined && day !== today,
    previousHref: on(addDays(day, -1)),
    nextHref: on(addDays(day, 1)),
    todayHref: on(undefined),
  };
}

/** Leaves out the records of later days. More follow only where those that were read are all of the day. */
function ofDay<Field extends string>(
  records: Records<Field>,
  isOfDay: (row: RecordRow) => boolean,
): Records<Field> {
  if (records.status !== 'ready') return records;
  const rows = records.rows.filter(isOfDay);
  return { ...records, rows, hasMore: records.hasMore && rows.length === records.rows.length };
}

/** Returns the current day, also after midnight on a screen that stays open. */
function useToday(timeZone?: string): Day {
  const [today, setToday] = useState(() => dayOf(Date.now(), timeZone));
  useEffect(() => {
    const look = () => setToday(dayOf(Date.now(), timeZone));
    const left = beginningOf(addDays(today, 1), timeZone).getTime() - Date.now();
    const midnight = setTimeout(look, Math.max(left, 0) + 1);
    // A machine that slept through midnight counts on.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today, timeZone]);
  return today;
}
