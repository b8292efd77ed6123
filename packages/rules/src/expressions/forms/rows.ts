import {
  compared,
  comparing,
  type ComparisonOperator,
  type Operand,
  verdict,
} from '../operands/index.ts';
import { type Evaluate, isKnown, unknownOf } from '../values/index.ts';
import { firstOpen } from './logic.ts';

/** `a IS DISTINCT FROM b` */
export function differing(one: Operand, other: Operand): Evaluate {
  const differs = compared('<>', one, other);
  return (scope) => {
    const [a, b] = [one.evaluate(scope), other.evaluate(scope)];
    const unknown = unknownOf([a, b]);
    if (unknown !== undefined) return unknown;
    return a === null || b === null ? a !== b : differs(scope);
  };
}

/**
 * Orders rows by the first pair that differs; NULL where a pair before it is NULL. Of `=` and `<>` Postgres prints each
 * pair.
 */
export function rowsCompared(
  operator: ComparisonOperator,
  operands: readonly (readonly [Operand, Operand])[],
): Evaluate {
  const pairs = operands.map((pair) => ({ pair, compare: comparing(operator, ...pair) }));
  return (scope) => {
    for (const { pair, compare } of pairs) {
      const [a, b] = [pair[0].evaluate(scope), pair[1].evaluate(scope)];
      const order = isKnown(a) && isKnown(b) ? compare(a, b, scope) : firstOpen(a, b);
      if (typeof order !== 'number') return order;
      if (order !== 0) return verdict(operator, order);
    }
    return verdict(operator, 0);
  };
}
