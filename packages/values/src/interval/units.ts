import { amountOf, units, type Span, type Unit } from './amount.ts';

const unitsByName = new Map<string, Unit>(
  Object.entries({
    microsecond: 'us usec usecs microsecond microseconds',
    millisecond: 'ms msec msecs millisecond milliseconds',
    second: 's sec secs second seconds',
    minute: 'm min mins minute minutes',
    hour: 'h hr hrs hour hours',
    day: 'd day days',
    week: 'w week weeks',
    month: 'mon mons month months',
    year: 'y yr yrs year years',
  }).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, units[unit as keyof typeof units]] as const),
  ),
);

const part =
  /^\s*(?:([+-]?)(\d+):(\d{2})(?::(\d{2})(\.\d+)?)?|([+-]?\s*\d*\.?\d+)\s*([a-z]+))(?![\d.:])/i;

/** Reads `1 year 2 mons -3 days 04:05:06.5`, `2 hours 30 minutes`, `90 min ago`. */
export function readUnits(text: string): Span | undefined {
  const isAgo = /\sago$/i.test(text);
  let rest = text.replace(/^@\s*/, '').replace(/\s+ago$/i, '');
  let sum: Span = { months: 0, days: 0, microseconds: 0n };
  if (rest === '') return undefined;
  while (rest !== '') {
    const match = part.exec(rest);
    const amount = match && partOf(match);
    if (match === null || !amount) return undefined;
    sum = plus(sum, amount);
    rest = rest.slice(match[0].length).trimStart();
  }
  return isAgo ? negated(sum) : sum;
}

function partOf(match: RegExpExecArray): Span | undefined {
  const [, sign = '', hours, minutes = '0', seconds = '0', fraction = '', amount = '', name = ''] =
    match;
  if (hours === undefined) {
    const unit = unitsByName.get(name.toLowerCase());
    return unit && amountOf(amount.replaceAll(/\s/g, ''), unit);
  }
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const clock = [
    amountOf(hours, units.hour),
    amountOf(minutes, units.minute),
    amountOf(seconds + fraction, units.second),
  ];
  const total = clock.reduce<Span | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : plus(sum, each)),
    { months: 0, days: 0, microseconds: 0n },
  );
  return sign === '-' && total !== undefined ? negated(total) : total;
}

export function plus(a: Span, b: Span): Span {
  return {
    months: a.months + b.months,
    days: a.days + b.days,
    microseconds: a.microseconds + b.microseconds,
  };
}

export function negated({ months, days, microseconds }: Span): Span {
  return { months: -months || 0, days: -days || 0, microseconds: -microseconds };
}
