import { readExact } from '../number/exact.ts';

/** An interval as Postgres keeps it: months, days and time apart, each with its sign. */
export interface Span {
  readonly months: number;
  readonly days: number;
  readonly microseconds: bigint;
}

/** What one of a unit is: months, or days and microseconds. */
export interface Unit {
  readonly months?: number;
  readonly days?: number;
  readonly microseconds?: bigint;
}

/**
 * An amount of a unit, exactly; undefined where it does not come out even: half
 * a month is no number of days, and less than a microsecond is not kept.
 */
export function amountOf(amount: string, unit: Unit): Span | undefined {
  const exact = readExact(amount);
  if (exact === undefined || exact.digits.length > 30) return undefined;
  const denominator = 10n ** BigInt(exact.scale);
  const count = BigInt(exact.digits === '' ? 0 : exact.digits) * (exact.negative ? -1n : 1n);
  const months = count * BigInt(unit.months ?? 0);
  if (months % denominator !== 0n) return undefined;
  const days = count * BigInt(unit.days ?? 0);
  const restOfDay = (days % denominator) * 86_400_000_000n;
  const microseconds = count * (unit.microseconds ?? 0n) + restOfDay;
  if (microseconds % denominator !== 0n) return undefined;
  return {
    months: Number(months / denominator),
    days: Number(days / denominator),
    microseconds: microseconds / denominator,
  };
}

export const units = {
  year: { months: 12 },
  month: { months: 1 },
  week: { days: 7 },
  day: { days: 1 },
  hour: { microseconds: 3_600_000_000n },
  minute: { microseconds: 60_000_000n },
  second: { microseconds: 1_000_000n },
  millisecond: { microseconds: 1000n },
  microsecond: { microseconds: 1n },
} as const satisfies Record<string, Unit>;
