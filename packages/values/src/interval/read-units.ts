import { amountOf, negated, type Span, sumOf, type UnitName } from './span.ts';

const spellings = {
  microsecond: 'us usec usecs microsecond microseconds',
  millisecond: 'ms msec msecs millisecond milliseconds',
  second: 's sec secs second seconds',
  minute: 'm min mins minute minutes',
  hour: 'h hr hrs hour hours',
  day: 'd day days',
  week: 'w week weeks',
  month: 'mon mons month months',
  year: 'y yr yrs year years',
} as const satisfies Record<UnitName, string>;

const unitsByName = new Map(
  Object.entries(spellings).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit as UnitName] as const),
  ),
);

const part =
  /^(?:([+-]?)(\d+):(\d{2})(?::(\d{2})(\.\d+)?)?|([+-]?\s*(?:\d+(?:\.\d+)?|\.\d+))\s*([a-z]+))(?![\d.:])/i;

const amounts = (units: string) => String.raw`(?:[+-]?\d+(?:\.\d+)?[${units}])`;
const iso = new RegExp(`^([+-]?)P(${amounts('YMWD')}*)(?:T(${amounts('HMS')}+))?$`);

/** Reads ISO 8601's `P1Y2M3DT4H5M6.5S`, with signs as Postgres accepts them. */
export function readIso(text: string): Span | undefined {
  const [, sign, dates, times = ''] = iso.exec(text.toUpperCase()) ?? [];
  if (dates === undefined) return undefined;
  // M is a month here, and a minute after T.
  const units = `${dates.replaceAll('M', 'mon')}${times}`.replaceAll(/[A-Z]|mon/g, '$& ');
  const sum = readUnits(units);
  return sign === '-' && sum !== undefined ? negated(sum) : sum;
}

/** Reads `1 year 2 mons -3 days 04:05:06.5`, `2 hours 30 minutes`, `90 min ago`. */
export function readUnits(text: string): Span | undefined {
  const isAgo = /\sago$/i.test(text);
  let rest = text
    .replace(/^@/, '')
    .replace(/(?<!\s)\s+ago$/i, '')
    .trimStart();
  if (rest === '') return undefined;
  const parts: (Span | undefined)[] = [];
  while (rest !== '') {
    const match = part.exec(rest);
    if (match === null) return undefined;
    parts.push(partOf(match));
    rest = rest.slice(match[0].length).trimStart();
  }
  const sum = sumOf(parts);
  return isAgo && sum !== undefined ? negated(sum) : sum;
}

function partOf(match: RegExpExecArray): Span | undefined {
  const [, sign = '', hours, minutes = '0', seconds = '0', fraction = '', amount = '', name = ''] =
    match;
  if (hours === undefined) {
    return amountOf(amount.replaceAll(/\s/g, ''), unitsByName.get(name.toLowerCase()));
  }
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const clock = sumOf([
    amountOf(hours, 'hour'),
    amountOf(minutes, 'minute'),
    amountOf(seconds + fraction, 'second'),
  ]);
  return sign === '-' && clock !== undefined ? negated(clock) : clock;
}
