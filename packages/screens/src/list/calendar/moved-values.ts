import { type CalendarKind, calendarKind } from '@ninefold/specification';
import type { SpanChange } from '@ninefold/ui/patterns/time-grid';
import type { RecordRow, RecordValues } from '@ninefold/data/records';
import {
  calendarDay,
  offsetAt,
  offsetsOf,
  readMoment,
  shifted,
  writeDay,
  writeMoment,
} from '@ninefold/values/calendar';
import { readRangeLiteral, writeRangeLiteral } from '@ninefold/values/range';
import { type EventFields, ownTimeZone } from './event-span.ts';

/** Returns the values of a record's fields once it is moved; undefined where there is nothing to move. */
export function movedValues(
  { field, endField }: EventFields,
  values: RecordRow['values'],
  change: SpanChange,
  timeZone = ownTimeZone(),
): RecordValues | undefined {
  const kind = calendarKind(field);
  const value = values[field.name];
  if (kind === undefined || typeof value !== 'string') return undefined;
  if (field.kind !== 'range') {
    const end = endField && values[endField.name];
    const moved = movedBounds(
      { kind, timeZone },
      value,
      typeof end === 'string' ? end : null,
      change,
    );
    return {
      ...(change.start !== 0 && { [field.name]: moved.lower }),
      ...(endField !== undefined &&
        typeof end === 'string' &&
        change.end !== 0 && { [endField.name]: moved.upper }),
    };
  }
  const range = readRangeLiteral(value);
  if (range === undefined || range === 'empty') return undefined;
  const moved = movedBounds({ kind, timeZone }, range.lower, range.upper, change);
  return { [field.name]: writeRangeLiteral({ ...range, ...moved }) };
}

/** Whether a record has an end that can be moved: not one that is open, or empty. */
export function hasEnd(fields: EventFields, values: RecordRow['values']): boolean {
  const moved = (end: number) => movedValues(fields, values, { start: 0, end }, 'UTC') ?? {};
  const before = moved(0);
  return Object.entries(moved(1440)).some(([name, value]) => value !== before[name]);
}

interface Clock {
  readonly kind: CalendarKind;
  readonly timeZone: string;
}

/** What is moved as a whole keeps its length, also over a night in which clocks change. */
function movedBounds(
  clock: Clock,
  lower: string | null,
  upper: string | null,
  change: SpanChange,
): { readonly lower: string | null; readonly upper: string | null } {
  const start = secondsBy(clock, lower, change.start);
  const isWhole = change.start === change.end && lower !== null;
  const end = isWhole ? start : secondsBy(clock, upper, change.end);
  return { lower: later(clock, lower, start), upper: later(clock, upper, end) };
}

/** Returns how many seconds pass until the clock shows so many minutes more than at a moment. */
function secondsBy({ kind, timeZone }: Clock, text: string | null, minutes: number): number {
  const moment = text === null ? undefined : readMoment(text);
  if (kind !== 'instant' || moment === undefined || !Number.isFinite(moment.day)) {
    return minutes * 60;
  }
  const utc = shifted(moment, -(moment.offset ?? 0));
  const before = offsetAt(timeZone, utc.day * 86_400 + Math.floor(utc.time / 1_000_000));
  const local = shifted(utc, before + minutes * 60);
  const offsets = offsetsOf(local, timeZone);
  // Clocks that skip the time go on as before; of a time that they show twice, it is the first, or the same.
  const after = offsets.includes(before) ? before : (offsets[0] ?? before);
  return minutes * 60 + before - after;
}

/** Returns a bound so many seconds later; infinities stay. */
function later({ kind }: Clock, text: string | null, seconds: number): string | null {
  const moment = text === null ? undefined : readMoment(text);
  if (moment === undefined || !Number.isFinite(moment.day) || seconds === 0) return text;
  if (kind === 'date') return dateAt(moment.day + Math.round(seconds / 86_400));
  if (kind === 'timestamp') return writeMoment(shifted(moment, seconds));
  return writeMoment(shifted(moment, seconds - (moment.offset ?? 0)), '+00:00');
}

function dateAt(day: number): string {
  const date = calendarDay(day);
  return date.year > 0 ? writeDay(date) : `${writeDay(date)} BC`;
}
