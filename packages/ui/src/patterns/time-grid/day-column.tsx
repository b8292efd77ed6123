import type { CSSProperties, MouseEvent } from 'react';
import { joinClassNames } from '../../components/styling/index.ts';
import { EventBlock } from './event-block.tsx';
import { timeGridMessages } from './messages.ts';
import { MoreEvents } from './more-events.tsx';
import { isInBand, minutesOfDay, moreWidth, placeInDay, type DayPart } from './place-events.ts';
import { ghostOf, type GridMoves } from './grid-moves.ts';
import type { CalendarEvent, TimeGridProps } from './time-grid-props.ts';
import { startOfDay, type Times } from './times.ts';

interface DayColumnProps extends Pick<TimeGridProps, 'now' | 'onCreate'>, GridMoves {
  readonly day: string;
  /** The ID of the heading. */
  readonly heading: string;
  readonly events: readonly CalendarEvent[];
  /** In pixels. */
  readonly width: number;
  readonly times: Times;
}

/** The hours of a day, with its events at their times. */
export function DayColumn({
  day,
  heading,
  events,
  width,
  now,
  onCreate,
  times,
  ...moves
}: DayColumnProps) {
  const start = startOfDay(day);
  const { parts, more } = placeInDay(start, events, width);
  const passed = now - start;
  const ghost = ghostOf(moves.moving);
  const [shade] =
    ghost === undefined || isInBand(ghost) ? [] : placeInDay(start, [ghost], width).parts;
  return (
    // The screen's key for a new record does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={heading}
      data-day={day}
      className="relative border-s border-line"
      onDoubleClick={
        onCreate &&
        ((press) => {
          if (press.target === press.currentTarget) onCreate(start + halfHourUnder(press));
        })
      }
    >
      {parts.length > 0 && (
        <ul>
          {parts.map(({ event, ...part }) => (
            <li
              key={event.row.id}
              data-record={event.row.id}
              aria-busy={moves.saving?.row.id === event.row.id || undefined}
              style={boxOf(part)}
              className={joinClassNames(
                'absolute p-px aria-busy:animate-pulse motion-reduce:aria-busy:animate-none',
                moves.moving?.event.row.id === event.row.id && 'opacity-50',
              )}
            >
              <EventBlock
                event={event}
                isContinued={part.isContinued}
                times={times}
                {...moves.movesOf(event)}
              />
            </li>
          ))}
          {more.map(({ events: folded, from, to }) => (
            <li
              key={from}
              style={{ ...heightOf({ from, to }), width: moreWidth }}
              className="absolute end-0 p-px"
            >
              <MoreEvents
                label={timeGridMessages.moreOn({
                  count: folded.length,
                  day: times.when({ start: start + from, end: start + to }),
                })}
                events={folded}
                times={times}
              />
            </li>
          ))}
        </ul>
      )}
      {shade !== undefined && (
        <div
          aria-hidden="true"
          style={boxOf(shade)}
          className={joinClassNames(
            'pointer-events-none absolute z-1 overflow-hidden rounded-xs border-2 bg-panel px-1 text-sm font-medium',
            moves.moving?.rejection === undefined ? 'border-accent' : 'border-dashed border-danger',
          )}
        >
          {times.times(shade.event.span)}
        </div>
      )}
      {passed >= 0 && passed < minutesOfDay && (
        <div
          aria-hidden="true"
          data-slot="time-grid-now"
          style={{ top: percent(passed) }}
          className="pointer-events-none absolute inset-x-0 z-1 border-t-2 border-danger before:absolute before:-start-1 before:-top-1.25 before:size-2 before:rounded-full before:bg-danger"
        />
      )}
    </section>
  );
}

/** Returns the half hour under the pointer, in minutes since midnight. */
function halfHourUnder({ clientY, currentTarget }: MouseEvent): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return Math.floor(((clientY - top) / height) * 48) * 30;
}

type Box = Pick<DayPart<unknown>, 'from' | 'to' | 'column' | 'columns' | 'isBesideMore'>;

function boxOf({ column, columns, isBesideMore, ...part }: Box): CSSProperties {
  const width = `((100% - ${isBesideMore ? moreWidth : 0}px) / ${columns})`;
  return {
    ...heightOf(part),
    insetInlineStart: `calc(${width} * ${column})`,
    width: `calc${width}`,
  };
}

function heightOf({ from, to }: Pick<Box, 'from' | 'to'>): CSSProperties {
  return { top: percent(from), height: percent(to - from) };
}

function percent(minutes: number): string {
  return `${(minutes / minutesOfDay) * 100}%`;
}
