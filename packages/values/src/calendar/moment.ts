import { type Parsed, typeOf, type Value, type ValueField } from '../value/index.ts';
import { calendarDay, dayNumber, isDay, isStorable } from './calendar-day.ts';
import { readInfinity, writeInfinity } from './date.ts';
import {
  dayLength,
  isTooFine,
  readDay,
  readOffset,
  readTime,
  writeDay,
  writeEra,
  writeTime,
} from './iso-text.ts';
import { calendarMessages } from './messages.ts';

/** A day with a time of day; infinite where `day` is. */
export interface Moment {
  /** Days since 1970. */
  readonly day: number;
  /** Microseconds since midnight, less than a day's. */
  readonly time: number;
}

export interface WrittenMoment extends Moment {
  /** Seconds east of Greenwich; undefined where none is written. */
  readonly offset?: number;
}

/** Of a text with single spaces. */
const pattern =
  /^(\d{4,7}-\d{1,2}-\d{1,2})(?:(?: |[tT] ?)(\d{1,2}:\d{2}[\d:.,]*(?: ?[ap]\.?m\.?)?) ?([+\-−z][^ ]*|utc|gmt)?)?(?: (?:(BC)|AD))?$/i;

/** Reads `2026-11-20`, `2026-11-20 14:05`, `2026-11-20T14:05:30.5+02:00 BC`; undefined for anything else. */
export function readMoment(value: Value): WrittenMoment | undefined {
  if (typeof value !== 'string') return undefined;
  const infinity = readInfinity(value);
  if (infinity !== undefined) return { day: infinity, time: 0 };
  const [, written = '', clock = '0:00', zone, before] =
    pattern.exec(value.trim().replaceAll(/\s+/g, ' ')) ?? [];
  const day = readDay(written, before !== undefined);
  const time = readTime(clock);
  const offset = zone === undefined ? undefined : readOffset(zone);
  if (day === undefined || !isDay(day) || time === undefined) return undefined;
  if (zone !== undefined && offset === undefined) return undefined;
  const moment = shifted({ day: dayNumber(day), time }, 0);
  return offset === undefined ? moment : { ...moment, offset };
}

/** Returns the moment so many seconds later. */
export function shifted({ day, time }: Moment, seconds: number): Moment {
  const total = time + seconds * 1_000_000;
  const days = Math.floor(total / dayLength);
  return { day: day + days, time: total - days * dayLength };
}

/** Writes `2026-11-20T14:05:30.5`, with an offset between the time and ` BC`. */
export function writeMoment({ day, time }: Moment, offset = ''): string {
  if (!Number.isFinite(day)) return writeInfinity(day);
  const calendar = calendarDay(day);
  return `${writeDay(calendar)}T${writeTime(time)}${offset}${writeEra(calendar)}`;
}

/** Writes a moment that was typed, or says why it can't be stored. */
export function parsedMoment(
  moment: Moment | undefined,
  field: ValueField,
  write: (moment: Moment) => string,
): Parsed {
  if (moment === undefined) {
    return { problem: calendarMessages.moment };
  }
  if (!isStorable(moment.day, 'timestamp')) {
    return { problem: calendarMessages.tooFar };
  }
  return isTooFine(moment.time, typeOf(field))
    ? { problem: calendarMessages.tooFine }
    : { value: write(moment) };
}

export function compareMoments(a: Moment, b: Moment): number {
  return a.day === b.day ? a.time - b.time : a.day < b.day ? -1 : 1;
}
