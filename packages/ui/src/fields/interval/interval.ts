import { intervalParts, readInterval } from '@ninefold/values/interval';

/** Formats an interval exactly, in the reader's language: `1 yr 2 mths 4 hrs`. Undefined for infinities. */
export function formatInterval(text: string, locale?: string): string | undefined {
  const interval = readInterval(text);
  if (interval === undefined || 'infinite' in interval) return undefined;
  return intervalParts(interval)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 6,
      }).format(amount as `${number}`),
    )
    .join(' ');
}
