import { atFirstPage, type ListState } from '@ninefold/data/records';
import { decidingFields } from '@ninefold/rules/records';
import { createPath, type Entity, inSentence } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { CalendarFrame } from '@ninefold/ui/patterns/calendar-frame';
import { addMonths, MonthCalendar, monthName } from '@ninefold/ui/patterns/month-calendar';
import { periodName, TimeGrid } from '@ninefold/ui/patterns/time-grid';
import { phone, useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { addDays, dayOf } from '@ninefold/values';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { failureNotice } from '../../failures/index.ts';
import { readableFields } from '../../descriptors/index.ts';
import { usePermission } from '../../record/record-actions/index.ts';
import { fieldsToList, listQuery } from '../../screen-context/queries/index.ts';
import { useNow } from '../../changes/index.ts';
import { askedOf, useListScope, useRecordSource, useScreen } from '../../screen-context/index.ts';
import { type CalendarView, periodOf, viewAt, viewLater } from './calendar-period.ts';
import { createdValues } from './created-values.ts';
import { endFieldOf } from './end-field.ts';
import { clockAt, duringDays, spanOf } from './event-span.ts';
import { listCalendarMessages } from './messages.ts';
import { useCalendarMoves } from './use-calendar-moves.ts';

/** One answer holds no more. */
const mostRecords = 1000;

export interface ListCalendarProps {
  readonly entity: Entity;
  /** The field that says on which day a record is, or from which day to which. */
  readonly field: FieldDescriptor;
  /** Names the list. */
  readonly title: string;
  readonly view: CalendarView;
  /** Its order, offset and limit don't matter. */
  readonly state: ListState;
  /** The address of the list in another view. */
  readonly viewHref: (view: CalendarView) => string;
  /** The address of a state as a table. */
  readonly tableHref: (state: ListState) => string;
}

/** A list as the calendar of a month, a week or a day, which reads the records of the days that it shows. */
export function ListCalendar({
  entity,
  field,
  state,
  view,
  viewHref,
  ...props
}: ListCalendarProps) {
  const within = useListScope(entity);
  const source = useRecordSource();
  const { loaded, acting } = useScreen();
  const { locale, timeZone } = useValueFormat();
  const isNarrow = useMediaQuery(phone);
  const now = useNow();
  const today = dayOf(now, timeZone);
  const { unit, day, days } = periodOf(view, today, isNarrow, locale);
  const [first = '', last = first] = [days[0], days.at(-1)];
  const isMonth = unit === 'month';
  const endField = endFieldOf(entity, field);
  const on = (from: string, to: string): ListState => ({
    ...atFirstPage(state),
    filters: [...state.filters, ...duringDays({ field, endField }, from, to, timeZone)],
    order: [{ field: field.name, direction: 'ascending' }],
    limit: undefined,
  });
  const shown = on(first, last);
  const moves = useCalendarMoves(entity, { field, endField });
  const router = useRouter();
  const mayCreate = usePermission()('insert', entity).answer !== 'no';
  const create = (start: number) =>
    router.history.push(
      `${createPath(entity)}?${new URLSearchParams(createdValues({ field }, start, timeZone))}`,
    );
  const stateField = readableFields(loaded.specification, entity).find(({ options = [] }) =>
    options.some(({ tone }) => tone !== undefined),
  );
  const stateOf = ({ values }: RecordRow) =>
    stateField?.options?.find(({ value }) => value === values[stateField.name]);
  const read = [field, endField].flatMap((each) => each?.name ?? []);
  const asked = askedOf({ loaded, acting });
  const list = useQuery(
    listQuery(
      source,
      entity,
      { ...shown, limit: mostRecords },
      {
        within,
        fields: fieldsToList(entity, [
          ...read,
          ...(stateField ? [stateField.name] : []),
          ...decidingFields(asked, entity, read),
        ]),
      },
    ),
  );
  const { rows, total = null } = list.data ?? {};
  const isWhole = rows === undefined || (total !== null && total.count <= rows.length);
  const format = { timeZone, first, last };
  const events = rows?.flatMap((row) => {
    const span = spanOf({ field, endField }, row.values, format);
    return span === undefined ? [] : [{ row, span, state: stateOf(row) }];
  });
  const at = (each: string) => viewHref(viewLater(view, unit, each, today));
  const month = day.slice(0, 7);
  const byMonths = (count: number) => at(`${addMonths(month, count)}-01`);
  const label = listCalendarMessages.label({
    entities: props.title,
    field: inSentence(field.label),
  });
  return (
    <CalendarFrame
      unit={unit}
      name={isMonth ? monthName(month, locale) : periodName(days, locale)}
      previousHref={isMonth ? byMonths(-1) : at(addDays(first, -days.length))}
      nextHref={isMonth ? byMonths(1) : at(addDays(last, 1))}
      todayHref={day === today ? undefined : at(today)}
      unitHref={(other) => viewHref(viewAt(view, other, day, today))}
      count={rows?.length}
      allHref={isWhole ? undefined : props.tableHref(shown)}
      error={failureNotice(list, entity)}
    >
      {isMonth ? (
        <MonthCalendar
          label={label}
          month={month}
          today={today}
          events={events}
          dayHref={(each) => props.tableHref(on(each, each))}
          moves={moves}
          onCreate={mayCreate ? create : undefined}
        />
      ) : (
        <TimeGrid
          key={unit}
          label={label}
          days={days}
          now={clockAt(now, timeZone)}
          events={events}
          dayHref={(each) => viewHref(viewAt(view, 'day', each, today))}
          tableHref={(each) => props.tableHref(on(each, each))}
          moves={moves}
          onCreate={mayCreate ? create : undefined}
        />
      )}
    </CalendarFrame>
  );
}
