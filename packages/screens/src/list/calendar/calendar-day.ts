import { addDays, beginningOf } from '@ninefold/values';
import { readMoment } from '@ninefold/values/calendar';
import { writeRangeLiteral } from '@ninefold/values/range';
import type { Filter } from '@ninefold/data/records';
import { type CalendarKind, calendarKind } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** The person's time zone, and the days that the calendar shows. */
export interface CalendarFormat {
  readonly timeZone?: string;
  readonly first: string;
  readonly last: string;
}

/** A field that says when a record is. */
export type CalendarField = Pick<FieldDescriptor, 'name' | 'kind' | 'elementKind'>;

/** Returns a moment in milliseconds since 1970, by a clock in UTC unless it is an instant; undefined for infinities. */
export function momentOf(kind: CalendarKind, value: string | null): number | undefined {
  const moment = value === null ? undefined : readMoment(value);
  if (moment === undefined || !Number.isFinite(moment.day)) return undefined;
  const { day, time, offset = 0 } = moment;
  const isInstant = kind === 'instant';
  return day * 86_400_000 + Math.floor(time / 1000) - (isInstant ? offset * 1000 : 0);
}

/** Returns the conditions that a field's value is on one of these days, or a part of its range. */
export function onDays(
  field: CalendarField,
  first: string,
  last: string,
  timeZone: string | undefined,
): readonly Filter[] {
  const kind = calendarKind(field);
  const beginning = (day: string) =>
    kind === 'date'
      ? day
      : kind === 'timestamp'
        ? `${day}T00:00:00`
        : beginningOf(day, timeZone).toISOString();
  const [lower, upper] = [beginning(first), beginning(addDays(last, 1))];
  const { name } = field;
  if (field.kind === 'range') {
    const range = { lower, upper, lowerInclusive: true, upperInclusive: false };
    return [{ field: name, operator: 'overlaps', values: [writeRangeLiteral(range)] }];
  }
  return [
    { field: name, operator: 'gte', values: [lower] },
    { field: name, operator: 'lt', values: [upper] },
  ];
}
