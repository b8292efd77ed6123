import { comparingBounds } from './compare-values.ts';
import {
  type Bound,
  type Datum,
  Failure,
  failing,
  type Known,
  type RangeDatum,
  strictly,
  Unknown,
  unknownOf,
} from './datum.ts';
import { undecidedMessages } from './messages.ts';
import { boolean, type Operand } from './operand.ts';
import { applyToRanges, combinedRange, isInRange, rangeOf } from './ranges.ts';
import { readType, type SqlType } from './sql-type.ts';

/** Compiles an operator of ranges; undefined for any other. */
export function ofRanges(operator: string, left: Operand, right: Operand): Operand | undefined {
  const [range, other] = left.type.bound === undefined ? [right, left] : [left, right];
  const { type } = range;
  if (type.bound === undefined) return undefined;
  const compare = comparingBounds(type);
  if (other.type.name === type.bound.name && operator === (range === left ? '@>' : '<@')) {
    return {
      type: boolean,
      evaluate: (scope) => {
        const [found, value] = [range.evaluate(scope), other.evaluate(scope)];
        const unknown = unknownOf([found, value]);
        if (unknown !== undefined) return unknown;
        if (found === null) return null;
        if (value !== null) return isInRange(found as RangeDatum, value as Known, compare);
        // Of a range with none or all values, PostgreSQL 17 answers without looking at the value.
        const { bounds } = found as RangeDatum;
        return bounds?.some((bound) => bound.value !== null) === true
          ? null
          : new Unknown(undecidedMessages.failure);
      },
    };
  }
  if (other.type.name !== type.name || !operators.includes(operator)) return undefined;
  const isRange = '+-*'.includes(operator);
  return {
    type: isRange ? type : boolean,
    evaluate: strictly(
      [left, right].map(({ evaluate }) => (isRange ? failing(evaluate) : evaluate)),
      ([a, b]) => {
        const [one, two] = [a as RangeDatum, b as RangeDatum];
        return isRange
          ? combinedRange(operator, one, two, type, compare)
          : applyToRanges(operator, one, two, compare);
      },
    ),
  };
}

const operators = ['@>', '<@', '&&', '<<', '>>', '&<', '&>', '-|-', '+', '-', '*'];

/** Compiles a function of ranges; undefined for any other. */
export function rangeFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first] = args;
  if (first?.type.bound !== undefined && args.length === 1)
    return ofRange(name, first, first.type.bound);
  const type = readType(name);
  if (type.bound === undefined || args.length < 2 || args.length > 3) return undefined;
  const { name: wanted } = type.bound;
  const isTaken = args.slice(0, 2).every((arg) => ['unknown', wanted].includes(arg.type.name));
  if (!isTaken) return undefined;
  const compare = comparingBounds(type);
  const evaluates = args.map(({ evaluate }) => failing(evaluate));
  return {
    type,
    evaluate: (scope) => {
      const [lower = null, upper = null, flags = '[)'] = evaluates.map((evaluate) =>
        evaluate(scope),
      );
      const unknown = unknownOf([lower, upper, flags]);
      if (unknown !== undefined) return unknown;
      if (typeof flags !== 'string' || !/^[[(][\])]$/.test(flags)) return new Failure();
      const bounds = [lower, upper].map((value, place) => ({
        value: value as Known | null,
        isInclusive: value !== null && '[]'.includes(flags.charAt(place)),
      }));
      return rangeOf(type, bounds as unknown as readonly [Bound, Bound], compare) ?? new Failure();
    },
  };
}

function ofRange(name: string, { evaluate }: Operand, bound: SqlType): Operand | undefined {
  const made = (type: SqlType, apply: (bounds: RangeDatum['bounds']) => Datum): Operand => ({
    type,
    evaluate: strictly([evaluate], ([range]) => apply((range as RangeDatum).bounds)),
  });
  const [, end, asked] = /^(lower|upper)(?:_(inc|inf))?$/.exec(name) ?? [];
  if (name === 'isempty') return made(boolean, (bounds) => bounds === undefined);
  if (end === undefined) return undefined;
  const of = (bounds: RangeDatum['bounds']) => bounds?.[end === 'lower' ? 0 : 1];
  if (asked === 'inc') return made(boolean, (bounds) => of(bounds)?.isInclusive ?? false);
  if (asked === 'inf') return made(boolean, (bounds) => of(bounds)?.value === null);
  return made(bound, (bounds) => of(bounds)?.value ?? null);
}
