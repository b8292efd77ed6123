import type { ExactJson } from '@ninefold/values/simple';
import type { Span } from '@ninefold/values/interval';
import { undecidedMessages } from '../messages.ts';
import type { Numeric } from './numeric.ts';

/** A value that is not known, or a computation that is left to the database. */
export class Unknown {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** A value of the record that the caller doesn't know. Whether the database can compute with it isn't known either. */
export class Missing extends Unknown {}

/** What the database answers with an error, or may: too large, divided by zero, not a number. */
export class Failure extends Unknown {
  constructor(reason: string = undecidedMessages.failure) {
    super(reason);
  }
}

/** Thrown while compiling: only the database can evaluate the expression. */
export class Undecidable extends Error {}

/** A JSON value, in which texts, numbers and names are marked as `readExactJson` does. */
export interface JsonDatum {
  readonly json: ExactJson;
}

/** One end of a range; unbounded where its value is null. */
export interface Bound {
  readonly value: Known | null;
  readonly isInclusive: boolean;
}

/** A range, the lower bound first; undefined of the empty one. */
export interface RangeDatum {
  readonly bounds: readonly [Bound, Bound] | undefined;
}

/** A value of a type that is only ever NULL or not. */
export interface Opaque {
  readonly opaque: unknown;
}

/**
 * A value: integers as `bigint`; floats as `number`; dates in days since 1970, times in microseconds since midnight;
 * timestamps in microseconds since 1970 as `bigint`, infinities as `number`; enums by the place of their label.
 */
export type Known =
  | boolean
  | bigint
  | number
  | string
  | Numeric
  | Span
  | JsonDatum
  | RangeDatum
  | Opaque
  | readonly Datum[];

export type Datum = Known | null | Unknown;

/** What an expression is evaluated over. */
export interface Scope {
  readonly record: Readonly<Record<string, unknown>>;
  /** Microseconds since 1970. */
  readonly now: bigint;
  readonly timeZone: string | undefined;
  /** The day of `CURRENT_DATE`, in days since 1970. */
  readonly today: number;
}

/** What a part that reads no column and no clock is evaluated over. Which zone it is decides no failure. */
export const emptyScope: Scope = { record: {}, now: 0n, timeZone: 'UTC', today: 0 };

export type Evaluate = (scope: Scope) => Datum;

export const isKnown = (datum: Datum): datum is Known =>
  datum !== null && !(datum instanceof Unknown);

/** Returns the unknown among values: what the database fails at before any other. */
export function unknownOf(values: readonly Datum[]): Unknown | undefined {
  const unknowns = values.filter((each) => each instanceof Unknown);
  return unknowns.find((each) => each instanceof Failure) ?? unknowns[0];
}

/** What an operation that fails at some values makes of one that is there, but is not computed here. */
export const failed = (datum: Datum): Datum =>
  datum instanceof Unknown && !(datum instanceof Missing) ? new Failure(datum.reason) : datum;

export const failing =
  (evaluate: Evaluate): Evaluate =>
  (scope) =>
    failed(evaluate(scope));

/**
 * Applies a strict function: unknown where an argument is unknown, which may be an error, else NULL where one is NULL.
 * Of `undefined` the database makes an error.
 */
export function strictly(
  args: readonly Evaluate[],
  apply: (values: readonly Known[], scope: Scope) => Datum | undefined,
): Evaluate {
  return (scope) => {
    const values = args.map((arg) => arg(scope));
    const unknown = unknownOf(values);
    if (unknown !== undefined) return unknown;
    if (values.includes(null)) return null;
    const result = apply(values as readonly Known[], scope);
    return result === undefined ? new Failure() : result;
  };
}
