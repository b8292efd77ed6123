import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { hasContent } from '../has-content.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import { addMonths, daysOfMonth } from './days-of-month.ts';
import { monthCalendarMessages } from './messages.ts';
import { MonthAgenda } from './month-agenda.tsx';
import type { MonthCalendarProps } from './month-calendar-props.ts';
import { MonthTable } from './month-table.tsx';
import { rowsByDay } from './rows-by-day.ts';

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
