import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import type { RecordRow } from '../../shapes/index.ts';
import { hasContent } from '../has-content.ts';
import { phone, useMediaQuery } from '../use-media-query.ts';
import { addMonths, daysOfMonth } from './days-of-month.ts';
import { monthCalendarMessages } from './messages.ts';
import { MonthAgenda } from './month-agenda.tsx';
import { MonthTable } from './month-table.tsx';

export interface MonthCalendarProps {
  /** The calendar's accessible name: "Work orders by due date". */
  readonly label: string;
  /** The month that is shown, as `2026-11`. */
  readonly month: string;
  /** Today in the person's time zone, as `2026-11-25`. */
  readonly today: string;
  /** Absent while they are loading. */
  readonly rows: readonly RecordRow[] | undefined;
  /** On which days a record is, and at what time where that is known. */
  readonly placeOf: (row: RecordRow) => CalendarPlace | undefined;
  /** The address of the calendar of another month. */
  readonly monthHref: (month: string) => string;
  /** The address of the table of a day's records. */
  readonly dayHref: (day: string) => string;
  /** The address of the table of all the month's records, where `rows` holds only the first. */
  readonly allHref?: string;
  /** Shown in place of the records, because reading them failed. */
  readonly error?: ReactNode;
}

export interface CalendarPlace {
  /** As `2026-11-25`. */
  readonly day: string;
  /** On the first day. */
  readonly time?: string;
  /** The last day, if it lasts longer than a day. */
  readonly lastDay?: string;
  /** It began before `day`, and the calendar doesn't show where. */
  readonly isContinued?: boolean;
}

/** A record on one of its days. */
export interface DayRow {
  readonly row: RecordRow;
  readonly time: string | undefined;
  /** It began on an earlier day. */
  readonly isContinued: boolean;
}

/** The records of a day, in their order. */
export type DayRows = ReadonlyMap<string, readonly DayRow[]>;

/** Records on the days of a month: a table, on phones a list of the days that have any. */
export function MonthCalendar({
  label,
  month,
  today,
  rows,
  placeOf,
  monthHref,
  dayHref,
  allHref,
  error,
}: MonthCalendarProps) {
  const { locale } = useValueFormat();
  const narrow = useMediaQuery(phone);
  const name = useMemo(
    () =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    [locale, month],
  );
  const weeks = useMemo(() => daysOfMonth(month, locale), [month, locale]);
  const byDay = useMemo(() => rowsByDay(weeks.flat(), rows ?? [], placeOf), [weeks, rows, placeOf]);
  const days = { label, month, today, weeks, byDay, dayHref };
  return (
    <div data-slot="month-calendar" className="flex min-h-0 flex-1 flex-col border-t border-line">
      <nav
        aria-label={monthCalendarMessages.months}
        className="flex items-center gap-1 px-2 py-2 sm:px-4"
      >
        <IconButton asChild label={monthCalendarMessages.previous}>
          <Anchor href={monthHref(addMonths(month, -1))}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </Anchor>
        </IconButton>
        <h2 aria-live="polite" className="text-lg font-semibold">
          {name}
        </h2>
        <IconButton asChild label={monthCalendarMessages.next}>
          <Anchor href={monthHref(addMonths(month, 1))}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Anchor>
        </IconButton>
        {!today.startsWith(month) && (
          <Button asChild size="small" className="ms-auto">
            <Anchor href={monthHref(today.slice(0, 7))}>{monthCalendarMessages.today}</Anchor>
          </Button>
        )}
      </nav>
      {allHref !== undefined && (
        <Banner tone="warning" className="mx-4 mb-3 sm:mx-6">
          {monthCalendarMessages.incomplete({ count: rows?.length ?? 0, month: name })}{' '}
          <Anchor href={allHref}>{monthCalendarMessages.all}</Anchor>
        </Banner>
      )}
      {rows === undefined && <output className="sr-only">{monthCalendarMessages.loading}</output>}
      {hasContent(error) ? (
        <div className="m-auto p-4">{error}</div>
      ) : narrow ? (
        <MonthAgenda
          {...days}
          empty={rows === undefined ? '' : monthCalendarMessages.empty({ month: name })}
        />
      ) : (
        <MonthTable {...days} busy={rows === undefined} />
      )}
    </div>
  );
}

function rowsByDay(
  days: readonly string[],
  rows: readonly RecordRow[],
  placeOf: MonthCalendarProps['placeOf'],
): DayRows {
  const byDay = new Map<string, DayRow[]>(days.map((day) => [day, []]));
  for (const row of rows) {
    const place = placeOf(row);
    if (place === undefined) continue;
    const { day: first, lastDay = first } = place;
    for (const day of days) {
      if (day < first || day > lastDay) continue;
      const isFirst = day === first;
      byDay.get(day)?.push({
        row,
        time: isFirst ? place.time : undefined,
        isContinued: !isFirst || place.isContinued === true,
      });
    }
  }
  // What goes on comes first: it is in the same place on each of its days.
  for (const each of byDay.values()) {
    each.sort((one, other) => Number(other.isContinued) - Number(one.isContinued));
  }
  return byDay;
}
