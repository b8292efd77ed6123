import type { Value } from '../value.ts';
import { dayNumber, dayOf, isDay } from './days.ts';
import { readInfinity } from './date.ts';
import { dayLength, era, readDay, readOffset, readTime, writeDay, writeTime } from './text.ts';

/** A day with a time; infinite where `day` is. */
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

const pattern =
  /^(\d{4,7}-\d{1,2}-\d{1,2})(?:(?:\s+|[tT]\s*)(\d{1,2}:\d{2}[\d:.,]*(?:\s*[ap]\.?m\.?)?)\s*([+\-−z][^ ]*|utc|gmt)?)?(?:\s+(?:(BC)|AD))?$/i;

/** Reads `2026-11-20`, `2026-11-20 14:05`, `2026-11-20T14:05:30.5+02:00 BC`. */
export function readMoment(value: Value): WrittenMoment | undefined {
  if (typeof value !== 'string') return undefined;
  const infinity = readInfinity(value);
  if (infinity !== undefined) return { day: infinity, time: 0 };
  const [, written = '', clock = '0:00', zone, before] = pattern.exec(value.trim()) ?? [];
  const day = readDay(written, before !== undefined);
  const time = readTime(clock);
  const offset = zone === undefined ? undefined : readOffset(zone);
  if (day === undefined || !isDay(day) || time === undefined) return undefined;
  if (zone !== undefined && offset === undefined) return undefined;
  const moment = shifted({ day: dayNumber(day), time }, 0);
  return offset === undefined ? moment : { ...moment, offset };
}

/** Later by some seconds. */
export function shifted({ day, time }: Moment, seconds: number): Moment {
  const total = time + seconds * 1_000_000;
  const days = Math.floor(total / dayLength);
  return { day: day + days, time: total - days * dayLength };
}

/** `2026-11-20T14:05:30.5`, with what follows the time between it and the era. */
export function writeMoment({ day, time }: Moment, separator: string, suffix: string): string {
  if (!Number.isFinite(day)) return day > 0 ? 'infinity' : '-infinity';
  const calendar = dayOf(day);
  return writeDay(calendar) + separator + writeTime(time) + suffix + era(calendar);
}

export function compareMoments(a: Moment, b: Moment): number {
  return a.day === b.day ? a.time - b.time : a.day < b.day ? -1 : 1;
}

/** From 24 November 4714 BC to the end of the year 294276. */
export function isStorableMoment({ day }: Moment): boolean {
  return !Number.isFinite(day) || (day >= firstDay && day <= lastDay);
}

const firstDay = dayNumber({ year: -4713, month: 11, day: 24 });
const lastDay = dayNumber({ year: 294_276, month: 12, day: 31 });
