import { amountOf, negated, type Span, sumOf, type UnitName } from './span.ts';

const dateUnits = new Map<string, UnitName>([
  ['Y', 'year'],
  ['M', 'month'],
  ['W', 'week'],
  ['D', 'day'],
]);
const timeUnits = new Map<string, UnitName>([
  ['H', 'hour'],
  ['M', 'minute'],
  ['S', 'second'],
]);

const amounts = String.raw`(?:[+-]?\d+(?:\.\d+)?[A-Z])`;
const pattern = new RegExp(`^([+-]?)P(${amounts}*)(?:T(${amounts}+))?$`, 'i');

/** Reads ISO 8601's `P1Y2M3DT4H5M6.5S`, with signs as Postgres accepts them. */
export function readIso(text: string): Span | undefined {
  const [, sign, dates, times = ''] = pattern.exec(text) ?? [];
  if (dates === undefined || dates + times === '') return undefined;
  const sum = sumOf([...partsOf(dates, dateUnits), ...partsOf(times, timeUnits)]);
  return sign === '-' && sum !== undefined ? negated(sum) : sum;
}

function partsOf(text: string, names: ReadonlyMap<string, UnitName>): (Span | undefined)[] {
  return [...text.matchAll(/([+-]?[\d.]+)([A-Z])/gi)].map(([, amount = '', letter = '']) =>
    amountOf(amount, names.get(letter.toUpperCase())),
  );
}
