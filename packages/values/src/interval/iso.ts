import { amountOf, units, type Span, type Unit } from './amount.ts';
import { negated, plus } from './units.ts';

const dateUnits: Readonly<Record<string, Unit>> = {
  Y: units.year,
  M: units.month,
  W: units.week,
  D: units.day,
};
const timeUnits: Readonly<Record<string, Unit>> = {
  H: units.hour,
  M: units.minute,
  S: units.second,
};

/** Reads ISO 8601's `P1Y2M3DT4H5M6.5S`, with signs as Postgres takes them. */
export function readIso(text: string): Span | undefined {
  const amounts = String.raw`(?:[+-]?\d+(?:\.\d+)?[A-Z])`;
  const pattern = new RegExp(`^([+-]?)P(${amounts}*)(?:T(${amounts}+))?$`, 'i');
  const [, sign, dates, times = ''] = pattern.exec(text) ?? [];
  if (dates === undefined || dates + times === '') return undefined;
  const parts = [...partsOf(dates, dateUnits), ...partsOf(times, timeUnits)];
  const sum = parts.reduce<Span | undefined>(
    (total, each) => (total === undefined || each === undefined ? undefined : plus(total, each)),
    { months: 0, days: 0, microseconds: 0n },
  );
  return sign === '-' && sum !== undefined ? negated(sum) : sum;
}

function partsOf(text: string, known: Readonly<Record<string, Unit>>): (Span | undefined)[] {
  return [...text.matchAll(/([+-]?[\d.]+)([A-Z])/gi)].map(([, amount = '', name = '']) => {
    const unit = known[name.toUpperCase()];
    return unit && amountOf(amount, unit);
  });
}
