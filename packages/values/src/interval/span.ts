import { readExact } from '../number/index.ts';

/** An interval as Postgres stores it: months, days and time apart, each with its sign. */
export interface Span {
  readonly months: number;
  readonly days: number;
  readonly microseconds: bigint;
}

const noTime: Span = { months: 0, days: 0, microseconds: 0n };

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
} as const satisfies Record<string, Partial<Span>>;

export type UnitName = keyof typeof units;

/**
 * Multiplies a unit, exactly. Undefined for an unknown unit and where it does not come out even: half
 * a month has no fixed number of days, and Postgres stores nothing less than a microsecond.
 */
export function amountOf(amount: string, name: UnitName | undefined): Span | undefined {
  const exact = readExact(amount);
  if (name === undefined || exact === undefined || exact.digits.length > 30) return undefined;
  const unit: Partial<Span> = units[name];
  const denominator = 10n ** BigInt(exact.scale);
  const count = BigInt(exact.digits) * (exact.negative ? -1n : 1n);
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

/** Adds spans; undefined where one of them is. */
export function sumOf(spans: readonly (Span | undefined)[]): Span | undefined {
  return spans.reduce(
    (sum, span) =>
      sum &&
      span && {
        months: sum.months + span.months,
        days: sum.days + span.days,
        microseconds: sum.microseconds + span.microseconds,
      },
    noTime,
  );
}

export function negated({ months, days, microseconds }: Span): Span {
  return { months: -months || 0, days: -days || 0, microseconds: -microseconds };
}
