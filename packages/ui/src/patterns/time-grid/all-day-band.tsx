import { Anchor } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { EventBlock } from './event-block.tsx';
import { timeGridMessages } from './messages.ts';
import { ghostOf, type GridMoves } from './grid-moves.ts';
import { isInBand, placeInBand } from './place-events.ts';
import type { CalendarEvent, TimeGridProps } from './time-grid-props.ts';
import { startOfDay, type Times } from './times.ts';

interface AllDayBandProps extends Pick<TimeGridProps, 'days' | 'tableHref'>, GridMoves {
  readonly events: readonly CalendarEvent[];
  readonly times: Times;
}

/** The number of lanes that are shown where there are at least two more. */
const mostLanes = 3;

/** Above the hours: what is on whole days. */
export function AllDayBand({ days, events, tableHref, times, ...moves }: AllDayBandProps) {
  const start = startOfDay(days[0] ?? '');
  const all = placeInBand(start, days.length, events, mostLanes + 1);
  const { parts, more } = all.more.some((count) => count > 0)
    ? placeInBand(start, days.length, events, mostLanes)
    : all;
  const ghost = ghostOf(moves.moving);
  const [shade] =
    ghost === undefined || !isInBand(ghost)
      ? []
      : placeInBand(start, days.length, [ghost], 1).parts;
  if (parts.length === 0) return null;
  return (
    <>
      <p
        aria-hidden="true"
        className="sticky start-0 z-1 border-b border-line bg-canvas py-1 pe-1 text-end text-xs text-ink-subtle"
      >
        {timeGridMessages.allDay}
      </p>
      <ul
        aria-label={timeGridMessages.allDay}
        style={{ gridColumn: `span ${days.length}` }}
        className="grid auto-rows-min grid-cols-subgrid gap-y-0.5 border-b border-line py-0.5"
      >
        {parts.map(({ event, first, last, lane, isContinued }) => (
          <li
            key={event.row.id}
            data-record={event.row.id}
            aria-busy={moves.saving?.row.id === event.row.id || undefined}
            style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 1 }}
            className={joinClassNames(
              'min-w-0 px-0.5',
              moves.moving?.event.row.id === event.row.id && 'opacity-50',
            )}
          >
            <EventBlock
              event={event}
              isContinued={isContinued}
              isInBand
              times={times}
              {...moves.movesOf(event)}
            />
          </li>
        ))}
        {shade !== undefined && (
          <li
            aria-hidden="true"
            style={{ gridColumn: `${shade.first + 1} / ${shade.last + 2}`, gridRow: mostLanes + 2 }}
            className={joinClassNames(
              'pointer-events-none min-h-6 truncate rounded-xs border-2 bg-panel px-1 text-sm font-medium',
              moves.moving?.rejection === undefined
                ? 'border-accent'
                : 'border-dashed border-danger',
            )}
          >
            {shade.event.row.title}
          </li>
        )}
        {days.map((day, index) => {
          const count = more[index] ?? 0;
          if (count === 0) return null;
          return (
            <li key={day} style={{ gridColumn: index + 1, gridRow: mostLanes + 1 }}>
              <Anchor
                href={tableHref(day)}
                aria-label={timeGridMessages.moreOn({ count, day: times.fullDay(day) })}
                className="block min-h-6 px-1.5 text-sm text-ink-subtle hover:underline"
              >
                {timeGridMessages.more({ count })}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </>
  );
}
