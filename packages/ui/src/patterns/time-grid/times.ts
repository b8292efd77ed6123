import { useValueFormat } from '../../fields/index.ts';
import { minutesOfDay } from './place-events.ts';
import type { TimeSpan } from './time-grid-props.ts';

/** Returns the first minute of a day by the clock. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 60_000;
}

/** Returns how times by the clock are written in the person's language. */
export function useTimes() {
  const { locale } = useValueFormat();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return {
      at: (minutes: number) => formatter.format(minutes * 60_000),
      between: (from: number, to: number) => formatter.formatRange(from * 60_000, to * 60_000),
    };
  };
  const time = format({ timeStyle: 'short' });
  // There is no room for “10:00 AM” beside a day. “10 AM” fits.
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const hour = hour12 ? format({ hour: 'numeric' }) : time;
  const dayAndTime = format({
    weekday: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const date = format({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    time: time.at,
    /** A full hour of the scale beside the days. */
    hour: (ofDay: number) => hour.at(ofDay * 60),
    /** The time of an event, on a day that is named elsewhere. */
    times: ({ start, end }: TimeSpan) =>
      end === undefined || end <= start ? time.at(start) : time.between(start, end),
    /** The day and time of an event. */
    when: ({ start, end, isAllDay }: TimeSpan) => {
      if (isAllDay === true) {
        return end === undefined || end - start <= minutesOfDay
          ? date.at(start)
          : date.between(start, end - minutesOfDay);
      }
      return end === undefined || end <= start
        ? dayAndTime.at(start)
        : dayAndTime.between(start, end);
    },
    weekday: (day: string) => format({ weekday: 'short' }).at(startOfDay(day)),
    number: (day: string) => format({ day: 'numeric' }).at(startOfDay(day)),
    fullDay: (day: string) => format({ dateStyle: 'full' }).at(startOfDay(day)),
  };
}

export type Times = ReturnType<typeof useTimes>;

/** Returns the name of days that follow each other: "23–29 November 2026". */
export function periodName(days: readonly string[], locale?: string): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const format = new Intl.DateTimeFormat(locale, {
    ...(first === last && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [from, to] = [startOfDay(first) * 60_000, startOfDay(last) * 60_000];
  return from === to ? format.format(from) : format.formatRange(from, to);
}
