import { Anchor } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { monthCalendarMessages } from './messages.ts';
import type { MonthCalendarProps } from './month-calendar-props.ts';
import type { DayRows } from './rows-by-day.ts';

export interface MonthDaysProps extends Pick<
  MonthCalendarProps,
  'label' | 'month' | 'today' | 'dayHref' | 'stateOf'
> {
  readonly weeks: readonly (readonly string[])[];
  readonly byDay: DayRows;
}

/** The number of records shown for a day that has at least two more. */
const mostInDay = 3;

/** The days of a month as a table of weeks. */
export function MonthTable({
  label,
  month,
  today,
  weeks,
  byDay,
  stateOf,
  dayHref,
  busy,
}: MonthDaysProps & { readonly busy: boolean }) {
  const { locale } = useValueFormat();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
  };
  const [weekday, weekdayName, number, full] = [
    format({ weekday: 'short' }),
    format({ weekday: 'long' }),
    format({ day: 'numeric' }),
    format({ dateStyle: 'full' }),
  ];
  return (
    <div className="min-h-0 flex-1 overflow-auto px-4 pb-4 sm:px-6 short:overflow-visible">
      <table
        aria-label={label}
        aria-busy={busy || undefined}
        className="h-full min-h-120 w-full min-w-3xl table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day)}
                className="pb-1 text-start text-sm font-medium text-ink-subtle"
              >
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const rows = byDay.get(day) ?? [];
                const shown = rows.length > mostInDay + 1 ? rows.slice(0, mostInDay) : rows;
                const more = rows.length - shown.length;
                return (
                  <td
                    key={day}
                    className={joinClassNames(
                      'border border-line p-1 align-top',
                      !day.startsWith(month) && 'bg-sunken',
                    )}
                  >
                    <time
                      dateTime={day}
                      aria-label={full(day)}
                      aria-current={day === today ? 'date' : undefined}
                      className="ms-auto grid size-6 place-items-center rounded-full text-sm text-ink-subtle tabular-nums aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-accent-ink forced-colors:aria-[current]:outline"
                    >
                      {number(day)}
                    </time>
                    {rows.length > 0 && (
                      <ul className="grid grid-cols-1 gap-0.5">
                        {shown.map(({ row, ...place }) => (
                          <li key={row.id}>
                            <CalendarEntry row={row} state={stateOf?.(row)} {...place} />
                          </li>
                        ))}
                        {more > 0 && (
                          <li>
                            <Anchor
                              href={dayHref(day)}
                              aria-label={monthCalendarMessages.moreOn({
                                count: more,
                                day: full(day),
                              })}
                              className="block rounded-xs px-1 text-sm text-ink-subtle hover:underline"
                            >
                              {monthCalendarMessages.more({ count: more })}
                            </Anchor>
                          </li>
                        )}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
