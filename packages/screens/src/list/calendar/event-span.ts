import { addDays } from '@ninefold/values';
import { offsetAt } from '@ninefold/values/calendar';
import { readRangeLiteral } from '@ninefold/values/range';
import { type CalendarKind, calendarKind } from '@ninefold/specification';
import type { FilterTerm } from '@ninefold/data/records';
import type { TimeSpan } from '@ninefold/ui/patterns/time-grid';
import type { RecordRow } from '@ninefold/ui/shapes';
import { type CalendarField, type CalendarFormat, momentOf, onDays } from './calendar-day.ts';

/** The fields that say when a record is. */
export interface EventFields {
  /** A range, or its beginning. */
  readonly field: CalendarField;
  /** Absent where a record is at one moment alone. */
  readonly endField?: CalendarField;
}

const minutesOfDay = 1440;

/** Returns when a record is, by the person's clock; undefined where it is at no time. */
export function spanOf(
  { field, endField }: EventFields,
  values: RecordRow['values'],
  format: CalendarFormat,
): TimeSpan | undefined {
  const kind = calendarKind(field);
  const value = values[field.name];
  if (kind === undefined || typeof value !== 'string') return undefined;
  const at = (text: unknown) => clockOf(kind, text, format.timeZone);
  const isAllDay = kind === 'date';
  if (field.kind !== 'range') {
    const start = at(value);
    if (start === undefined) return undefined;
    const end = endField && at(values[endField.name]);
    // The last day belongs to it, as a range's upper bound doesn't.
    if (isAllDay) return { start, end: Math.max(end ?? start, start) + minutesOfDay, isAllDay };
    return { start, ...(end !== undefined && end > start && { end }) };
  }
  const range = readRangeLiteral(value);
  if (range === undefined || range === 'empty') return undefined;
  // Without a bound, it goes beyond what is shown.
  const start = at(range.lower) ?? startOfDay(addDays(format.first, -1));
  const end = at(range.upper) ?? startOfDay(addDays(format.last, 2));
  // The clocks may have been put back during it.
  return end > start || kind === 'instant'
    ? { start, end: Math.max(end, start + 1), ...(isAllDay && { isAllDay }) }
    : undefined;
}

/** Returns a moment in minutes since 1970 by the person's clock; undefined for NULL and infinities. */
function clockOf(
  kind: CalendarKind,
  value: unknown,
  timeZone: string | undefined,
): number | undefined {
  const moment = typeof value === 'string' ? momentOf(kind, value) : undefined;
  if (moment === undefined) return undefined;
  return kind === 'instant' ? clockAt(moment, timeZone) : Math.floor(moment / 60_000);
}

/** Returns what the clocks of a zone show at a moment, in minutes since 1970; the browser's own zone when left out. */
export function clockAt(moment: number, timeZone = ownTimeZone()): number {
  return Math.floor((moment / 1000 + offsetAt(timeZone, Math.floor(moment / 1000))) / 60);
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 60_000;
}

/** Returns the conditions that a record is on one of these days, or a part of its time. */
export function duringDays(
  { field, endField }: EventFields,
  first: string,
  last: string,
  timeZone: string | undefined,
): readonly FilterTerm[] {
  const starts = onDays(field, first, last, timeZone);
  const [from, until] = starts;
  if (endField === undefined || from === undefined || until === undefined) return starts;
  const isDate = calendarKind(field) === 'date';
  const goesOn = { ...from, field: endField.name, operator: isDate ? 'gte' : 'gt' } as const;
  return [until, { operator: 'or', terms: [from, goesOn] }];
}
