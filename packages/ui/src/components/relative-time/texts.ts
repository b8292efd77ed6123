import type { Distance } from './distance.ts';

export interface TimeStyle {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly length: 'long' | 'short' | 'narrow';
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();
const absoluteFormats = new Map<string, Intl.DateTimeFormat>();

/** “5 minutes ago”, “tomorrow”, “now”. */
export function relativeText({ count, unit }: Distance, { locale, length }: TimeStyle): string {
  // “Last month” would be the month before this one, which 45 days ago may not be.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always';
  const key = `${locale} ${length} ${numeric}`;
  const format = kept(
    relativeFormats,
    key,
    () => new Intl.RelativeTimeFormat(locale, { numeric, style: length }),
  );
  return format.format(count, unit);
}

/** The date in the locale's words; `exact` with weekday, time and zone. */
export function absoluteText(
  instant: number,
  { locale, timeZone, length }: TimeStyle,
  precision: 'date' | 'exact',
): string {
  const format = kept(absoluteFormats, `${locale} ${timeZone} ${length} ${precision}`, () =>
    precision === 'exact'
      ? new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'long' })
      : new Intl.DateTimeFormat(locale, {
          timeZone,
          dateStyle: length === 'long' ? 'long' : 'medium',
        }),
  );
  return format.format(instant);
}

/** The same on every machine: “2026-11-21 14:05 UTC”. */
export function serverText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
