import { compareNumbers, comparing, plainText } from '../order.ts';
import type { Value, ValueType } from '../value.ts';
import { dayNumber, dayOf, isDay, isStorable, type CalendarDay } from './days.ts';
import { era, readDay, writeDay } from './text.ts';

export const date: ValueType = {
  parse(typed) {
    if (readInfinity(typed) !== undefined) return { value: typed.trim().toLowerCase() };
    const day = splitDay(typed.trim());
    if (day === undefined) {
      return { problem: 'Enter the date as year-month-day, such as 2026-11-20.' };
    }
    if (!isDay(day)) return { problem: `${typed.trim()} is not a real date.` };
    if (!isStorable(dayNumber(day))) return { problem: 'The date is too far away to be stored.' };
    return { value: writeDay(day) + era(day) };
  },
  compare: comparing(readDate, compareNumbers),
  write(value) {
    const day = readDate(value);
    return day === undefined ? plainText(value) : writeDate(day);
  },
};

/** Days since 1970, or an infinity. */
export function readDate(value: Value): number | undefined {
  if (typeof value !== 'string') return undefined;
  const day = splitDay(value.trim());
  return day !== undefined && isDay(day) ? dayNumber(day) : readInfinity(value);
}

export function writeDate(number: number): string {
  if (!Number.isFinite(number)) return number > 0 ? 'infinity' : '-infinity';
  const day = dayOf(number);
  return writeDay(day) + era(day);
}

/** `infinity` and `-infinity`, which dates and timestamps have. */
export function readInfinity(value: string): number | undefined {
  const sign = /^(-?)infinity$/i.exec(value.trim())?.[1];
  return sign === undefined ? undefined : sign === '-' ? -Infinity : Infinity;
}

function splitDay(text: string): CalendarDay | undefined {
  const [, day = '', before] = /^(\S+)(?:\s+(?:(BC)|AD))?$/i.exec(text) ?? [];
  return readDay(day, before !== undefined);
}
