import { addDays, beginningOf, dayOf } from '@ninefold/values';
import { readMoment } from '@ninefold/values/calendar';
import { readRangeLiteral, writeRangeLiteral } from '@ninefold/values/range';
import type { Filter } from '@ninefold/data/records';
import { type CalendarKind, calendarKind } from '@ninefold/specification';
import type { CalendarPlace } from '@ninefold/ui/patterns/month-calendar';
import type { FieldDescriptor, FieldValue } from '@ninefold/ui/shapes';

/** The person's time zone, and the days that the calendar shows. */
export interface CalendarFormat {
  readonly locale?: string;
  readonly timeZone?: string;
  readonly first: string;
  readonly last: string;
}

type CalendarField = Pick<FieldDescriptor, 'name' | 'kind' | 'elementKind'>;

/**
 * Returns the day and time of a value as the person's calendar has it, and of a range its shown days. Undefined
 * for NULL, and for what is on no shown day.
 */
export function placeOfValue(
  field: CalendarField,
  value: FieldValue | undefined,
  format: CalendarFormat,
): CalendarPlace | undefined {
  const kind = calendarKind(field);
  if (kind === undefined || typeof value !== 'string') return undefined;
  return field.kind === 'range' ? placeOfRange(kind, value, format) : placeOf(kind, value, format);
}

function placeOfRange(
  kind: CalendarKind,
  value: string,
  format: CalendarFormat,
): CalendarPlace | undefined {
  const range = readRangeLiteral(value);
  if (range === undefined || range === 'empty') return undefined;
  const from = momentOf(kind, range.lower);
  const to = momentOf(kind, range.upper);
  const begin = firstMoment(kind, format.first, format);
  const end = firstMoment(kind, addDays(format.last, 1), format);
  // Years that no calendar names are beyond these two.
  if ((from !== undefined && from >= end) || (to !== undefined && to < begin)) return undefined;
  const isContinued = from === undefined || from < begin;
  const goesOn = to === undefined || to > end;
  const zone = zoneOf(kind, format);
  const day = isContinued ? format.first : dayOf(from, zone);
  // The upper bound itself seldom belongs to a range: a day is over before the next one begins.
  const lastDay = goesOn ? format.last : dayOf(range.upperInclusive ? to : to - 1, zone);
  if (day > lastDay) return undefined;
  const time = isContinued ? undefined : timeOf(kind, from, format);
  return {
    day,
    ...(time !== undefined && { time }),
    ...(lastDay > day && { lastDay }),
    ...(isContinued && { isContinued }),
  };
}

function placeOf(
  kind: CalendarKind,
  value: string,
  format: CalendarFormat,
): CalendarPlace | undefined {
  const at = momentOf(kind, value);
  if (at === undefined) return undefined;
  const time = timeOf(kind, at, format);
  return { day: dayOf(at, zoneOf(kind, format)), ...(time !== undefined && { time }) };
}

/** Returns a moment in milliseconds since 1970, by a clock in UTC unless it is an instant; undefined for infinities. */
export function momentOf(kind: CalendarKind, value: string | null): number | undefined {
  const moment = value === null ? undefined : readMoment(value);
  if (moment === undefined || !Number.isFinite(moment.day)) return undefined;
  const { day, time, offset = 0 } = moment;
  const isInstant = kind === 'instant';
  return day * 86_400_000 + Math.floor(time / 1000) - (isInstant ? offset * 1000 : 0);
}

/** Returns when a day begins, in milliseconds since 1970. */
function firstMoment(kind: CalendarKind, day: string, { timeZone }: CalendarFormat): number {
  return kind === 'instant' ? beginningOf(day, timeZone).getTime() : Date.parse(`${day}T00:00:00Z`);
}

function zoneOf(kind: CalendarKind, { timeZone }: CalendarFormat): string | undefined {
  return kind === 'instant' ? timeZone : 'UTC';
}

function timeOf(kind: CalendarKind, at: number, format: CalendarFormat): string | undefined {
  if (kind === 'date') return undefined;
  const timeZone = zoneOf(kind, format);
  return new Intl.DateTimeFormat(format.locale, { timeStyle: 'short', timeZone }).format(at);
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
