import { type CalendarEvent, startOfDay } from '../time-grid/index.ts';

/** A record on one of its days. */
export interface DayEvent {
  readonly event: CalendarEvent;
  /** It began on an earlier day. */
  readonly isContinued: boolean;
}

/** The records of a day, in their order. */
export type DayEvents = ReadonlyMap<string, readonly DayEvent[]>;

const minutesOfDay = 1440;

/** Returns the records of each of the days. */
export function eventsByDay(days: readonly string[], events: readonly CalendarEvent[]): DayEvents {
  return new Map(
    days.map((day) => {
      const dayStart = startOfDay(day);
      const onDay = events
        .filter(({ span: { start, end = start } }) => {
          // A moment is on its day alone.
          const until = Math.max(end, start + 1);
          return until > dayStart && start < dayStart + minutesOfDay;
        })
        .map((event) => ({ event, isContinued: event.span.start < dayStart }))
        // What goes on comes first: it is in the same place on each of its days.
        .toSorted((one, other) => Number(other.isContinued) - Number(one.isContinued));
      return [day, onDay];
    }),
  );
}
