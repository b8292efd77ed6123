import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Anchor } from '../../components/link/index.ts';
import { AllDayBand } from './all-day-band.tsx';
import { DayColumn } from './day-column.tsx';
import { isInBand } from './place-events.ts';
import { MoveMessages } from './move-messages.tsx';
import type { TimeGridProps } from './time-grid-props.ts';
import { useEventMoves } from './use-event-moves.ts';
import { useTimes } from './times.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** At first, the hours from here on are in view. */
const firstHour = 7;

/** Records on one or more days, at the hours of their times. It is in a `CalendarFrame`. */
export function TimeGrid(props: TimeGridProps) {
  const { label, days, now, events, dayHref, tableHref, moves, onCreate } = props;
  const id = useId();
  const times = useTimes();
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const today = new Date(now * 60_000).toISOString().slice(0, 10);
  const isWeek = days.length > 1;
  const all = events ?? [];
  const band = all.filter(isInBand);
  const timed = all.filter((event) => !isInBand(event));
  const isBusy = events === undefined;
  const {
    moves: shared,
    messages,
    handlers,
  } = useEventMoves(scroller, { label, moves, events: all, days, times });
  useLayoutEffect(() => {
    const day = scroller.current?.querySelector('[data-day]');
    if (day === null || day === undefined) return undefined;
    const sizes = new ResizeObserver(() => setWidth(day.clientWidth));
    setWidth(day.clientWidth);
    sizes.observe(day);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current } = scroller;
    const hour = current?.querySelector<HTMLElement>(`[data-hour="${firstHour}"]`);
    if (current === null || hour === null || hour === undefined) return;
    // In a narrow window, the day that matters.
    const column = current.querySelector<HTMLElement>('[aria-current="date"]');
    column?.closest('h3')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    current.scrollTop = hour.offsetTop - (hour.parentElement?.offsetTop ?? 0);
  }, []);
  return (
    <MoveMessages {...messages}>
      <section
        ref={scroller}
        aria-label={label}
        data-slot="time-grid"
        // Where nothing in it takes the focus, it does, to be scrolled by keyboard.
        tabIndex={isWeek || all.length > 0 ? undefined : 0}
        aria-busy={isBusy || undefined}
        {...handlers}
        // Relative, so that hidden texts scroll with it, and not the page.
        className="relative min-h-0 flex-1 overflow-auto border-t border-line scroll-ps-14 short:overflow-y-visible"
      >
        <div
          style={{
            gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(${isWeek ? 7 : 0}rem, 1fr))`,
          }}
          className="grid"
        >
          <div className="sticky top-0 z-2 col-span-full grid grid-cols-subgrid bg-canvas short:static">
            <span className="sticky start-0 z-1 border-b border-line bg-canvas" />
            {days.map((day) => (
              <h3
                key={day}
                id={`${id}${day}`}
                className="border-b border-line px-1 py-1 text-center text-sm"
              >
                <DayHeading
                  day={day}
                  isToday={day === today}
                  href={isWeek ? dayHref(day) : undefined}
                  times={times}
                />
              </h3>
            ))}
            <AllDayBand days={days} events={band} tableHref={tableHref} times={times} {...shared} />
          </div>
          <div aria-hidden="true" className="sticky start-0 z-1 bg-canvas">
            {hours.map((hour) => (
              <div
                key={hour}
                data-hour={hour}
                className="relative h-12 pe-1 text-end text-xs text-ink-subtle tabular-nums"
              >
                {hour > 0 && <span className="absolute end-1 -top-2">{times.hour(hour)}</span>}
              </div>
            ))}
          </div>
          <div
            style={{ gridColumn: `span ${days.length}` }}
            className="relative grid grid-cols-subgrid"
          >
            <div aria-hidden="true" className="absolute inset-0">
              {hours.map((hour) => (
                <div key={hour} className="h-12 border-b border-line" />
              ))}
            </div>
            {days.map((day) => (
              <DayColumn
                key={day}
                day={day}
                heading={`${id}${day}`}
                events={timed}
                width={width}
                now={now}
                onCreate={onCreate}
                times={times}
                {...shared}
              />
            ))}
          </div>
        </div>
      </section>
    </MoveMessages>
  );
}

interface DayHeadingProps {
  readonly day: string;
  readonly isToday: boolean;
  /** Absent where the day is shown alone. */
  readonly href: string | undefined;
  readonly times: ReturnType<typeof useTimes>;
}

function DayHeading({ day, isToday, href, times }: DayHeadingProps) {
  const content = (
    <time
      dateTime={day}
      aria-label={times.fullDay(day)}
      aria-current={isToday ? 'date' : undefined}
      className="group inline-flex items-center gap-1.5 font-medium text-ink-subtle"
    >
      {times.weekday(day)}
      <span className="grid size-6 place-items-center rounded-full tabular-nums group-aria-[current]:bg-accent group-aria-[current]:font-semibold group-aria-[current]:text-accent-ink forced-colors:group-aria-[current]:outline">
        {times.number(day)}
      </span>
    </time>
  );
  return href === undefined ? (
    content
  ) : (
    <Anchor href={href} className="inline-block rounded-xs px-1 hover:underline">
      {content}
    </Anchor>
  );
}
