import {
  calendarDay,
  dayNumber,
  offsetAt,
  offsetsOf,
  readMoment,
  writeMoment,
} from '@ninefold/values/calendar';
import type { Span } from '@ninefold/values/interval';

/** Microseconds since 1970; infinities are numbers. */
export type Micros = bigint | number;

export const dayLength = 86_400_000_000n;

/** Postgres's timestamps end there; its dates and timestamps begin at the same day. */
const firstDay = dayNumber({ year: -4713, month: 11, day: 24 });
const lastDay = dayNumber({ year: 294_276, month: 12, day: 31 });
const lastDate = dayNumber({ year: 5_874_897, month: 12, day: 31 });
/** The rules of zones before and after these years differ between sources. */
const firstZoned = dayNumber({ year: 1971, month: 1, day: 1 });
const lastZoned = dayNumber({ year: 2037, month: 1, day: 1 });

/** Splits microseconds into days since 1970 and the time of the day. */
export function splitDay(micros: bigint): { readonly day: number; readonly time: bigint } {
  const time = ((micros % dayLength) + dayLength) % dayLength;
  return { day: Number((micros - time) / dayLength), time };
}

export const beginningOfDay = (day: number): Micros =>
  Number.isFinite(day) ? BigInt(day) * dayLength : day;

/** Returns a day that dates can hold; undefined beyond. */
export function storableDate(day: number): number | undefined {
  return Number.isFinite(day) && (day < firstDay || day > lastDate) ? undefined : day;
}

/** Returns where a day begins that timestamps can hold; undefined for later ones, which dates can. */
export function storableDay(day: number): Micros | undefined {
  const micros = beginningOfDay(day);
  return typeof micros === 'bigint' ? storable(micros) : micros;
}

/** Returns the day of a moment, in days since 1970. */
export const dayOfMicros = (micros: Micros): number =>
  typeof micros === 'number' ? micros : splitDay(micros).day;

/** Returns a moment that timestamps can hold; undefined beyond. */
export function storable(micros: bigint): bigint | undefined {
  const { day } = splitDay(micros);
  return day >= firstDay && day <= lastDay ? micros : undefined;
}

/** Returns whether every zone shows a moment that timestamps can hold. */
export const isStorableAnywhere = (micros: Micros): boolean =>
  typeof micros === 'number' ||
  [micros - dayLength, micros + dayLength].every((each) => storable(each) !== undefined);

/**
 * Reads a timestamp. With a zone, its text must say one; without, it must not, because Postgres would ignore it.
 */
export function readMicros(text: string, isZoned: boolean): Micros | undefined {
  const moment = readMoment(text);
  if (moment === undefined) return undefined;
  if (!Number.isFinite(moment.day)) return moment.day;
  if ((moment.offset !== undefined) !== isZoned) return undefined;
  const { day, time, offset = 0 } = moment;
  return storable(BigInt(day) * dayLength + BigInt(time) - BigInt(offset) * 1_000_000n);
}

/** The beginning of 2000, from which Postgres counts. */
const epoch = 946_684_800_000_000n;

/** Rounds a timestamp to so many digits after the second. */
export function roundedMicros(micros: Micros, digits: number): Micros | undefined {
  if (typeof micros === 'number' || digits >= 6) return micros;
  const unit = 10n ** BigInt(6 - digits);
  const since = micros - epoch;
  const half = since < 0n ? -(unit / 2n) : unit / 2n;
  return storable(((since + half) / unit) * unit + epoch);
}

/** Writes a timestamp as Postgres does, `2026-11-20 14:05:06`. */
export function writeMicros(micros: Micros): string {
  if (typeof micros === 'number') return micros > 0 ? 'infinity' : '-infinity';
  const { day, time } = splitDay(micros);
  return writeMoment({ day, time: Number(time) }).replace('T', ' ');
}

/**
 * Adds an interval to a clock on the wall: months first, then days, then time. Undefined where one of these goes beyond
 * what is storable.
 */
export function addSpan(micros: Micros, { months, days, microseconds }: Span): Micros | undefined {
  // Infinities of opposite signs have no sum.
  if (typeof micros === 'number') return Number.isFinite(months) ? micros : undefined;
  const { day, time } = splitDay(micros);
  const ofMonths = addMonths(day, months);
  const ofDays = ofMonths + days;
  const isWithin = [ofMonths, ofDays].every((each) => each >= firstDay && each <= lastDay);
  return isWithin ? storable(BigInt(ofDays) * dayLength + time + microseconds) : undefined;
}

/** The last day of a shorter month stands for those that it lacks. */
function addMonths(day: number, months: number): number {
  if (months === 0) return day;
  const date = calendarDay(day);
  const month = date.year * 12 + date.month - 1 + months;
  const [year, place] = [Math.floor(month / 12), month - Math.floor(month / 12) * 12];
  const next = { year: place === 11 ? year + 1 : year, month: ((place + 1) % 12) + 1, day: 1 };
  const first = dayNumber({ year, month: place + 1, day: 1 });
  return first + Math.min(date.day, dayNumber(next) - first) - 1;
}

export const negatedSpan = ({ months, days, microseconds }: Span): Span => ({
  months: -months,
  days: -days,
  microseconds: -microseconds,
});

/** Returns what clocks of a zone show; undefined where sources may differ about it. */
export function toLocal(micros: Micros, timeZone: string | undefined): Micros | undefined {
  if (typeof micros === 'number') return micros;
  if (timeZone === undefined) return undefined;
  if (isUtc(timeZone)) return micros;
  if (!isCertain(micros, timeZone)) return undefined;
  try {
    const seconds = Number(
      (micros - (((micros % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n,
    );
    return micros + BigInt(offsetAt(timeZone, seconds)) * 1_000_000n;
  } catch {
    return undefined;
  }
}

/** Returns the moment at which clocks of a zone show this; undefined where they skip it or show it twice. */
export function fromLocal(local: Micros, timeZone: string | undefined): Micros | undefined {
  if (typeof local === 'number') return local;
  if (timeZone === undefined) return undefined;
  if (isUtc(timeZone)) return local;
  if (!isCertain(local, timeZone)) return undefined;
  try {
    const { day, time } = splitDay(local);
    const [offset, other] = offsetsOf({ day, time: Number(time) }, timeZone);
    if (offset === undefined || other !== undefined) return undefined;
    return local - BigInt(offset) * 1_000_000n;
  } catch {
    return undefined;
  }
}

const isUtc = (timeZone: string) => /^(?:Etc\/)?(?:UTC|GMT|Zulu)$/i.test(timeZone);

/** Names without a region, `+02` and `EST`, mean something else to Postgres. */
function isCertain(micros: bigint, timeZone: string): boolean {
  const { day } = splitDay(micros);
  return timeZone.includes('/') && day >= firstZoned && day < lastZoned;
}

/** Adds an interval to a moment: months and days on the clocks of the zone. */
export function addSpanInZone(
  micros: Micros,
  span: Span,
  timeZone: string | undefined,
): Micros | undefined {
  let moment: Micros | undefined = micros;
  for (const part of [
    { months: span.months, days: 0, microseconds: 0n },
    { months: 0, days: span.days, microseconds: 0n },
  ]) {
    if ((part.months === 0 && part.days === 0) || moment === undefined) continue;
    const local = toLocal(moment, timeZone);
    const later: Micros | undefined = local === undefined ? undefined : addSpan(local, part);
    moment = later === undefined ? undefined : fromLocal(later, timeZone);
  }
  return moment === undefined
    ? undefined
    : addSpan(moment, { months: 0, days: 0, microseconds: span.microseconds });
}
