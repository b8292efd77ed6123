import type { Span } from '@ninefold/values/interval';
import {
  boolean,
  castTo,
  compared,
  isComparison,
  type Operand,
  text,
  undecidableOperator,
} from '../operands/index.ts';
import {
  type Datum,
  failing,
  fittedInteger,
  fixed,
  type Known,
  negatedSpan,
  type Numeric,
  strictly,
  Unknown,
} from '../values/index.ts';
import { arithmetic, fittedSpan } from './arithmetic.ts';
import { ofArrays } from './array-operators.ts';
import { ofJson } from './json-operators.ts';
import { matching } from './matching.ts';
import { ofRanges } from './range-operators.ts';

/** Compiles an operator between two operands. */
export function binary(operator: string, first: Operand, second: Operand): Operand {
  const [left, right] = withTypes(operator, first, second);
  if (isComparison(operator)) {
    return { type: boolean, evaluate: compared(operator, left, right) };
  }
  const compiled =
    matching(operator, left, right) ??
    ofJson(operator, left, right) ??
    ofRanges(operator, left, right) ??
    ofArrays(operator, left, right) ??
    arithmetic(operator, left, right);
  if (compiled !== undefined) return compiled;
  throw undecidableOperator(operator, left, right);
}

/** Gives a text that Postgres left without a type, and NULL, the type of the other side. */
function withTypes(operator: string, left: Operand, right: Operand): readonly [Operand, Operand] {
  const [one, other] = [left.literal !== undefined, right.literal !== undefined];
  if (one && other) return [castTo(text, left), castTo(text, right)];
  if (one) return [castTo(right.type, left), right];
  const isKey = left.type.family === 'json' && /^(?:->>?|\?)$/.test(operator);
  return [left, other ? castTo(isKey ? text : left.type, right) : right];
}

/** Compiles an operator before its only operand. */
export function unary(operator: string, operand: Operand): Operand {
  const { type, evaluate } = operand;
  if (operator === '+' && ['integer', 'numeric', 'float'].includes(type.family)) return operand;
  const apply = operator === '-' ? negation(operand) : undefined;
  if (apply === undefined) throw undecidableOperator(operator, operand);
  const negated = strictly([failing(evaluate)], ([value]) => apply(value as Known));
  const { constant } = operand;
  return {
    type,
    evaluate: negated,
    ...(constant !== undefined && {
      constant:
        constant === null || constant instanceof Unknown ? constant : (apply(constant) ?? null),
    }),
  };
}

function negation({ type }: Operand): ((value: Known) => Datum | undefined) | undefined {
  switch (type.family) {
    case 'integer':
      return (value) => fittedInteger(-(value as bigint), type);
    case 'float':
      return (value) => -(value as number);
    case 'numeric':
      return (value) => {
        const number = value as Numeric;
        return typeof number === 'number' ? -number : fixed(-number.units, number.scale);
      };
    case 'interval':
      return (value) => fittedSpan(negatedSpan(value as Span));
    default:
      return undefined;
  }
}
