import { intervalParts, readInterval } from './interval.ts';

/** Formats an interval exactly, in the reader's language: `1 yr 2 mths 4 hrs`. Undefined for infinities. */
export function formatInterval(
  text: string,
  locale?: string,
  unitDisplay: 'short' | 'long' = 'short',
): string | undefined {
  const interval = readInterval(text);
  if (interval === undefined || 'infinite' in interval) return undefined;
  return intervalParts(interval)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay,
        maximumFractionDigits: 6,
      }).format(amount as `${number}`),
    )
    .join(' ');
}
