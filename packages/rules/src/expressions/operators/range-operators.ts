import { undecidedMessages } from '../messages.ts';
import { boolean, type Operand } from '../operands/index.ts';
import {
  applyToRanges,
  combinedRange,
  comparingBounds,
  failing,
  isInRange,
  type Known,
  type RangeDatum,
  strictly,
  Unknown,
  unknownOf,
} from '../values/index.ts';

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
