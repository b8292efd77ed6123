import { memoized } from '../memoized.ts';
import { dateInUtc, isBeforeChrist } from './displayed-moment.ts';
import type { WrittenMoment } from './moment.ts';

export interface MomentStyle {
  readonly locale?: string;
  /** An IANA zone; instants are shown in it. The browser's own when absent. */
  readonly timeZone?: string;
  /** Writes seconds, their fraction and an instant's zone, where there are any; otherwise to the minute. */
  readonly precise: boolean;
  /** Writes an instant's zone, or leaves it out; as `precise` says where absent. */
  readonly zone?: boolean;
  /** Left out of dates in this year: `20 Nov`. */
  readonly impliedYear?: number | undefined;
}

/** Formats a date: `20 Nov 2026`. */
export function formatDate(
  moment: WrittenMoment,
  { locale, impliedYear }: Pick<MomentStyle, 'locale' | 'impliedYear'> = {},
): string {
  return formatter(locale, dateOptions(moment, 'UTC', impliedYear)).format(dateInUtc(moment));
}

/** Formats a date and time as on a wall clock: `20 Nov 2026, 14:00`. */
export function formatTimestamp(moment: WrittenMoment, style: MomentStyle): string {
  const wall = { ...moment, offset: undefined };
  return write(wall, style, dateOptions(wall, 'UTC', style.impliedYear));
}

/** Formats a date and time in the reader's zone: `20 Nov 2026, 14:00 CET`. */
export function formatInstant(moment: WrittenMoment, style: MomentStyle): string {
  return write(moment, style, {
    ...dateOptions(moment, style.timeZone, style.impliedYear),
    ...((style.zone ?? style.precise) ? { timeZoneName: 'short' } : {}),
  });
}

/** Formats microseconds since midnight: `14:00`, or `14:00:05.25` where it is precise. */
export function formatTime(time: number, style: MomentStyle): string {
  return write({ day: 0, time }, style, { timeZone: 'UTC' });
}

function write(
  moment: WrittenMoment,
  style: MomentStyle,
  options: Intl.DateTimeFormatOptions,
): string {
  const fraction = String(moment.time % 1_000_000)
    .padStart(6, '0')
    .replace(/(?<!0)0+$/, '');
  const seconds = style.precise && moment.time % 60_000_000 !== 0;
  const format = formatter(style.locale, {
    ...options,
    ...timeOptions(style.locale),
    ...(seconds ? { second: '2-digit' } : {}),
  });
  if (!seconds || fraction === '') return format.format(dateInUtc(moment));
  // Intl writes three digits of a second at most; Postgres has six.
  const point = decimalPoint(style.locale);
  return format
    .formatToParts(dateInUtc(moment))
    .map((part) => (part.type === 'second' ? `${part.value}${point}${fraction}` : part.value))
    .join('');
}

function dateOptions(
  moment: WrittenMoment,
  timeZone: string | undefined,
  impliedYear: number | undefined,
): Intl.DateTimeFormatOptions {
  const options = { day: 'numeric', month: 'short', timeZone } as const;
  if (isBeforeChrist(moment)) return { ...options, year: 'numeric', era: 'short' };
  return { ...options, ...yearOption(dateInUtc(moment), timeZone, impliedYear) };
}

/** Writes the year of a date, unless it goes without saying. */
export function yearOption(
  date: Date,
  timeZone: string | undefined,
  impliedYear: number | undefined,
): Pick<Intl.DateTimeFormatOptions, 'year'> {
  if (impliedYear !== undefined) {
    const year = formatter('en-u-ca-gregory', { year: 'numeric', timeZone }).format(date);
    if (year === `${impliedYear}`) return {};
  }
  return { year: 'numeric' };
}

/** Hours and minutes with the zeros that the locale writes: `8:30 AM`, `08:30`. */
export const timeOptions = memoized((locale: string | undefined): Intl.DateTimeFormatOptions => {
  // Beside a date or a zone, Intl takes no `timeStyle`; and `numeric` hours lose the zero of `08:30`.
  const parts = new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    timeZone: 'UTC',
  }).formatToParts(Date.UTC(2000, 0, 1, 8));
  const hour = parts.find(({ type }) => type === 'hour')?.value;
  return { hour: hour?.length === 1 ? 'numeric' : '2-digit', minute: '2-digit' };
});

function decimalPoint(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.1);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

const formatter = memoized(
  (locale: string | undefined, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);
