import { useRef } from 'react';
import { Anchor } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import {
  type CalendarEvent,
  foldedIds,
  ghostOf,
  MoveMessages,
  startOfDay,
  useEventMoves,
  useTimes,
} from '../time-grid/index.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { type DayEvent, type DayEvents, eventsByDay } from './events-by-day.ts';
import { monthCalendarMessages } from './messages.ts';
import type { MonthCalendarProps } from './month-calendar-props.ts';

export interface MonthDaysProps extends Pick<
  MonthCalendarProps,
  'label' | 'month' | 'today' | 'dayHref'
> {
  readonly weeks: readonly (readonly string[])[];
  readonly byDay: DayEvents;
}

interface MonthTableProps extends MonthDaysProps, Pick<MonthCalendarProps, 'moves' | 'onCreate'> {
  readonly events: readonly CalendarEvent[];
  readonly busy: boolean;
}

/** A day of a month has no hours: a record that is created on it begins in the morning. */
const morning = 9 * 60;

/** The number of records shown for a day that has at least two more. */
const mostInDay = 3;

/** Returns the records of a day that are shown: its first ones, and the one that was just moved there. */
function shownOf(onDay: readonly DayEvent[], moved: string | undefined): readonly DayEvent[] {
  if (onDay.length <= mostInDay + 1) return onDay;
  const first = onDay.slice(0, mostInDay);
  const last = onDay.slice(mostInDay).find(({ event }) => event.row.id === moved);
  return last === undefined ? first : [...first.slice(0, -1), last];
}

/** The days of a month as a table of weeks. */
export function MonthTable({
  label,
  month,
  today,
  weeks,
  byDay,
  events,
  dayHref,
  moves,
  onCreate,
  busy,
}: MonthTableProps) {
  const times = useTimes();
  const scroller = useRef<HTMLDivElement>(null);
  const {
    moves: { moving, saving, moved, movesOf },
    messages,
    handlers,
  } = useEventMoves(scroller, {
    label,
    moves,
    events,
    days: weeks.flat(),
    times,
    isMonth: true,
  });
  const ghost = ghostOf(moving);
  const target = eventsByDay(weeks.flat(), ghost === undefined ? [] : [ghost]);
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
    <MoveMessages {...messages}>
      <div
        ref={scroller}
        {...handlers}
        // Relative, so that hidden texts scroll with it, and not the page.
        className="relative min-h-0 flex-1 overflow-auto px-4 pb-4 sm:px-6 short:overflow-visible"
      >
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
                  const onDay = byDay.get(day) ?? [];
                  const isTarget = (target.get(day) ?? []).length > 0;
                  const shown = shownOf(onDay, moved);
                  const folded = onDay
                    .filter((each) => !shown.includes(each))
                    .map(({ event }) => event);
                  return (
                    // The screen's key for a new record does the same by keyboard.
                    <td
                      key={day}
                      data-day={day}
                      className={joinClassNames(
                        'border border-line p-1 align-top',
                        !day.startsWith(month) && 'bg-sunken',
                        isTarget && 'outline-2 -outline-offset-2',
                        isTarget &&
                          (moving?.rejection === undefined
                            ? 'outline-accent'
                            : 'outline-dashed outline-danger'),
                      )}
                      onDoubleClick={
                        onCreate &&
                        (({ target: pressed }) => {
                          const isOnEvent = (pressed as Element).closest('a') !== null;
                          if (!isOnEvent) onCreate(startOfDay(day) + morning);
                        })
                      }
                    >
                      <time
                        dateTime={day}
                        aria-label={full(day)}
                        aria-current={day === today ? 'date' : undefined}
                        className="ms-auto grid size-6 place-items-center rounded-full text-sm text-ink-subtle tabular-nums aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-accent-ink forced-colors:aria-[current]:outline"
                      >
                        {number(day)}
                      </time>
                      {onDay.length > 0 && (
                        <ul className="grid grid-cols-1 gap-0.5">
                          {shown.map((each) => {
                            const { id } = each.event.row;
                            return (
                              <li
                                key={id}
                                data-record={id}
                                aria-busy={saving?.row.id === id || undefined}
                                className={joinClassNames(
                                  'aria-busy:animate-pulse motion-reduce:aria-busy:animate-none',
                                  moving?.event.row.id === id && 'opacity-50',
                                )}
                              >
                                <CalendarEntry
                                  times={times}
                                  hint={movesOf(each.event).hint}
                                  {...each}
                                />
                              </li>
                            );
                          })}
                          {folded.length > 0 && (
                            <li>
                              <Anchor
                                href={dayHref(day)}
                                data-folded={foldedIds(folded)}
                                aria-label={monthCalendarMessages.moreOn({
                                  count: folded.length,
                                  day: full(day),
                                })}
                                className="block rounded-xs px-1 text-sm text-ink-subtle hover:underline"
                              >
                                {monthCalendarMessages.more({ count: folded.length })}
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
    </MoveMessages>
  );
}
