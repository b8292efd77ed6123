/** The units of an interval, from the largest. */
export const intervalUnits = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** Each part as a number in decimal text, with its sign. */
export type IntervalParts = readonly { readonly unit: IntervalUnit; readonly amount: string }[];

const worded = /([+-]?\d+)\s+(year|mon|month|day)s?/gy;
const clock = /([+-])?(\d+):(\d{2}):(\d{2}(?:\.\d+)?)$/y;

/**
 * Parses an interval in Postgres's default output style ("Interval Output" in its manual):
 * `1 year 2 mons -3 days +04:05:06.789`. Leaves out parts of zero. Undefined for other styles.
 */
export function parseInterval(text: string): IntervalParts | undefined {
  const parts: { unit: IntervalUnit; amount: string }[] = [];
  let at = 0;
  for (;;) {
    worded.lastIndex = at;
    const match = worded.exec(text);
    if (match === null) break;
    const [, amount = '', name] = match;
    parts.push({ unit: name === 'mon' ? 'month' : (name as IntervalUnit), amount: plain(amount) });
    at = worded.lastIndex + (/^\s*/.exec(text.slice(worded.lastIndex))?.[0].length ?? 0);
  }
  if (at < text.length) {
    clock.lastIndex = at;
    const match = clock.exec(text);
    if (match === null) return undefined;
    const [, sign, hour = '', minute = '', second = ''] = match;
    const signed = (amount: string): string => (sign === '-' ? `-${plain(amount)}` : plain(amount));
    parts.push({ unit: 'hour', amount: signed(hour) });
    parts.push({ unit: 'minute', amount: signed(minute) });
    parts.push({ unit: 'second', amount: signed(second) });
  }
  const filled = parts.filter((part) => /[1-9]/.test(part.amount));
  if (filled.length > 0) return filled;
  return parts.length === 0 ? undefined : [{ unit: 'second', amount: '0' }];
}

/** Removes a plus sign, leading zeros, and zeros that end a fraction. */
function plain(amount: string): string {
  const short = amount.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
  return short.includes('.') ? short.replace(/\.?0+$/, '') : short;
}

/** Formats an interval exactly, in the reader's language: `1 yr 2 mths 4 hrs`. */
export function formatInterval(parts: IntervalParts, locale?: string): string {
  return parts
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
