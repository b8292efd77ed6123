import { useId } from 'react';
import { useValueFormat } from '../../fields/index.ts';
import { useTimes } from '../time-grid/index.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import type { DayEvent } from './events-by-day.ts';
import type { MonthDaysProps } from './month-table.tsx';

/** The days of a month that have records, one below the other. */
export function MonthAgenda({
  label,
  month,
  today,
  weeks,
  byDay,
  empty,
}: MonthDaysProps & { readonly empty: string }) {
  const days = weeks
    .flat()
    .filter((day) => day.startsWith(month) && (byDay.get(day) ?? []).length > 0);
  return (
    <section aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
      {days.length === 0 && <p className="py-8 text-center text-ink-subtle">{empty}</p>}
      {days.map((day) => (
        <AgendaDay key={day} day={day} isToday={day === today} events={byDay.get(day) ?? []} />
      ))}
    </section>
  );
}

interface AgendaDayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly events: readonly DayEvent[];
}

function AgendaDay({ day, isToday, events }: AgendaDayProps) {
  const heading = useId();
  const times = useTimes();
  const { locale } = useValueFormat();
  const name = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return (
    <section aria-labelledby={heading} className="border-b border-line py-2">
      <h3 id={heading} className="pb-1 text-sm font-medium text-ink-subtle">
        <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
          {name}
        </time>
      </h3>
      <ul className="grid grid-cols-1 gap-1">
        {events.map((each) => (
          <li key={each.event.row.id}>
            <CalendarEntry times={times} {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
