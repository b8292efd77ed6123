import { atFirstPage, type ListState } from '@ninefold/data/records';
import { type Entity, inSentence } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { daysOfMonth, MonthCalendar } from '@ninefold/ui/patterns/month-calendar';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { dayOf } from '@ninefold/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureNotice } from '../../failures/index.ts';
import { fieldsToList, listQuery } from '../../queries/index.ts';
import { useNow } from '../../changes/index.ts';
import { useListScope, useRecordSource } from '../../screen-context/index.ts';
import { onDays, placeOfValue } from './calendar-day.ts';
import { listCalendarMessages } from './messages.ts';

/** One answer holds no more. */
const mostRecords = 1000;

export interface ListCalendarProps {
  readonly entity: Entity;
  /** The field that says on which day a record is, or from which day to which. */
  readonly field: FieldDescriptor;
  /** Names the list. */
  readonly title: string;
  /** As `2026-11`; the current one where left out. */
  readonly month: string | undefined;
  /** Its order, offset and limit don't matter. */
  readonly state: ListState;
  readonly monthHref: (month: string) => string;
  /** The address of a state as a table. */
  readonly tableHref: (state: ListState) => string;
}

/** A list as the calendar of a month, which reads the records of the days that it shows. */
export function ListCalendar({ entity, field, state, ...props }: ListCalendarProps) {
  const within = useListScope(entity);
  const source = useRecordSource();
  const { locale, timeZone } = useValueFormat();
  const today = dayOf(useNow(), timeZone);
  const { month = today.slice(0, 7) } = props;
  const days = daysOfMonth(month, locale).flat();
  const on = (first: string, last: string): ListState => ({
    ...atFirstPage(state),
    filters: [...state.filters, ...onDays(field, first, last, timeZone)],
    order: [{ field: field.name, direction: 'ascending' }],
    limit: undefined,
  });
  const shown = on(days[0] ?? '', days.at(-1) ?? '');
  const placeOf = usePlaceOf(field, month);
  const list = useQuery(
    listQuery(
      source,
      entity,
      { ...shown, limit: mostRecords },
      { within, fields: fieldsToList(entity, [field.name]) },
    ),
  );
  const { rows, total = null } = list.data ?? {};
  const isWhole = rows === undefined || (total !== null && total.count <= rows.length);
  return (
    <MonthCalendar
      label={listCalendarMessages.label({
        entities: props.title,
        field: inSentence(field.label),
      })}
      month={month}
      today={today}
      rows={rows}
      placeOf={placeOf}
      monthHref={props.monthHref}
      dayHref={(day) => props.tableHref(on(day, day))}
      allHref={isWhole ? undefined : props.tableHref(shown)}
      error={failureNotice(list, entity)}
    />
  );
}

/** Returns what places a record on the days of a month's calendar. The same function until one of them changes. */
function usePlaceOf(field: FieldDescriptor, month: string) {
  const { locale, timeZone } = useValueFormat();
  return useMemo(() => {
    const days = daysOfMonth(month, locale).flat();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return (row: RecordRow) =>
      placeOfValue(field, row.values[field.name], { locale, timeZone, first, last });
  }, [field, month, locale, timeZone]);
}
