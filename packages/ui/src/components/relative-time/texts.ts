import { memoized } from '@ninefold/values';
import type { Distance } from './distance.ts';

export interface TimeStyle {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly length: 'long' | 'short' | 'narrow';
}

const relativeFormat = memoized(
  (
    locale: string | undefined,
    numeric: Intl.RelativeTimeFormatNumeric,
    style: TimeStyle['length'],
  ) => new Intl.RelativeTimeFormat(locale, { numeric, style }),
);

const absoluteFormat = memoized(
  (locale: string | undefined, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

/** “5 minutes ago”, “tomorrow”, “now”. */
export function relativeText({ count, unit }: Distance, { locale, length }: TimeStyle): string {
  // “Last month” would be the month before this one, which 45 days ago may not be.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always';
  return relativeFormat(locale, numeric, length).format(count, unit);
}

/** The date in the locale's words; `exact` with weekday, time and zone. */
export function absoluteText(
  instant: number,
  { locale, timeZone, length }: TimeStyle,
  precision: 'date' | 'exact',
): string {
  const options =
    precision === 'exact'
      ? ({ timeZone, dateStyle: 'full', timeStyle: 'long' } as const)
      : ({ timeZone, dateStyle: length === 'long' ? 'long' : 'medium' } as const);
  return absoluteFormat(locale, options).format(instant);
}

/** The same on every machine: “2026-11-21 14:05 UTC”. */
export function serverText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
