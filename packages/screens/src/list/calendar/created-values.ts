import { calendarKind } from '@ninefold/specification';
import type { ClockMinutes } from '@ninefold/ui/patterns/time-grid';
import { offsetAt, offsetsOf, writeDate, writeMoment } from '@ninefold/values/calendar';
import { writeRangeLiteral } from '@ninefold/values/range';
import { type EventFields, ownTimeZone } from './event-span.ts';

/** How long a new record is at first, where its field is a range. */
const firstLength = 60;

/** Returns the values of a new record that begins at a time by the person's clock. */
export function createdValues(
  { field }: Pick<EventFields, 'field'>,
  start: ClockMinutes,
  timeZone = ownTimeZone(),
): Readonly<Record<string, string>> {
  const kind = calendarKind(field);
  const written = (minutes: ClockMinutes): string => {
    const day = Math.floor(minutes / 1440);
    if (kind === 'date') return writeDate(day);
    const local = { day, time: (minutes % 1440) * 60_000_000 };
    if (kind === 'timestamp') return writeMoment(local);
    // Where clocks skip the time, the offset of before: it is as much later as they do.
    const [offset = offsetAt(timeZone, (minutes - 1440) * 60)] = offsetsOf(local, timeZone);
    return new Date((minutes * 60 - offset) * 1000).toISOString();
  };
  if (field.kind !== 'range') return { [field.name]: written(start) };
  const end = start + (kind === 'date' ? 1440 : firstLength);
  const bounds = { lower: written(start), upper: written(end) };
  return {
    [field.name]: writeRangeLiteral({ ...bounds, lowerInclusive: true, upperInclusive: false }),
  };
}
