import { compareNumbers, type Value, valueType } from '../value/index.ts';
import { calendarDay, type CalendarDay, dayNumber, isDay, isStorable } from './calendar-day.ts';
import { readDay, writeDay, writeEra } from './iso-text.ts';
import { calendarMessages } from './messages.ts';

export const date = valueType({
  parse(typed) {
    if (readInfinity(typed) !== undefined) return { value: typed.trim().toLowerCase() };
    const day = splitDay(typed.trim());
    if (day === undefined) {
      return { problem: calendarMessages.date };
    }
    if (!isDay(day)) return { problem: calendarMessages.noSuchDate({ date: typed.trim() }) };
    const number = dayNumber(day);
    return isStorable(number, 'date')
      ? { value: writeDate(number) }
      : { problem: calendarMessages.tooFar };
  },
  read: readDate,
  compare: compareNumbers,
  write: writeDate,
});

/** Reads a date as days since 1970, or an infinity; undefined for anything else. */
export function readDate(value: Value): number | undefined {
  if (typeof value !== 'string') return undefined;
  const day = splitDay(value.trim());
  return day !== undefined && isDay(day) ? dayNumber(day) : readInfinity(value);
}

/** Writes days since 1970 as `2026-11-20`, `0044-03-15 BC`, `infinity`. */
export function writeDate(number: number): string {
  if (!Number.isFinite(number)) return writeInfinity(number);
  const day = calendarDay(number);
  return writeDay(day) + writeEra(day);
}

/** Reads `infinity` and `-infinity`, which dates and timestamps have. */
export function readInfinity(value: string): number | undefined {
  const sign = /^(-?)infinity$/i.exec(value.trim())?.[1];
  return sign === undefined ? undefined : sign === '-' ? -Infinity : Infinity;
}

export function writeInfinity(number: number): string {
  return number > 0 ? 'infinity' : '-infinity';
}

function splitDay(text: string): CalendarDay | undefined {
  const [, day = '', before] = /^(\S+)(?:\s+(?:(BC)|AD))?$/i.exec(text) ?? [];
  return readDay(day, before !== undefined);
}
