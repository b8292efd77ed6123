import { comparing, plainText } from '../order.ts';
import type { ValueType } from '../value.ts';
import { compareIntervals, readInterval, type Interval } from './span.ts';

export const interval: ValueType = {
  parse(typed) {
    const span = readInterval(typed);
    return span === undefined
      ? { problem: 'Enter a duration with its units, such as 1 day 2 hours 30 minutes.' }
      : { value: writeInterval(span) };
  },
  compare: comparing(readInterval, compareIntervals),
  write(value) {
    const span = readInterval(value);
    return span === undefined ? plainText(value) : writeInterval(span);
  },
};

/** Postgres's own form (`intervalstyle = postgres`): `1 year 2 mons -3 days +04:05:06.5`. */
function writeInterval(span: Interval): string {
  if ('infinite' in span) return span.infinite > 0 ? 'infinity' : '-infinity';
  const { months, days, microseconds } = span;
  const parts: string[] = [];
  let follows = false;
  const amounts = [
    [Math.trunc(months / 12), 'year'],
    [months % 12, 'mon'],
    [days, 'day'],
  ] as const;
  for (const [amount, unit] of amounts) {
    if (amount === 0) continue;
    parts.push(`${follows && amount > 0 ? '+' : ''}${amount} ${unit}${amount === 1 ? '' : 's'}`);
    follows = amount < 0;
  }
  if (microseconds !== 0n || parts.length === 0) {
    const sign = microseconds < 0n ? '-' : follows ? '+' : '';
    parts.push(sign + writeClock(microseconds < 0n ? -microseconds : microseconds));
  }
  return parts.join(' ');
}

function writeClock(microseconds: bigint): string {
  const seconds = microseconds / 1_000_000n;
  const fraction = String(microseconds % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const clock = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n];
  return (
    clock.map((part) => String(part).padStart(2, '0')).join(':') +
    (fraction === '' ? '' : `.${fraction}`)
  );
}
