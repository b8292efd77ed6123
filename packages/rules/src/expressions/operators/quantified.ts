import {
  boolean,
  comparing,
  isComparison,
  type Operand,
  undecidableOperator,
  verdict,
} from '../operands/index.ts';
import { type Datum, failing, Failure, type Known, type Scope, Unknown } from '../values/index.ts';
import { isTextual, matchesOf } from './matching.ts';

/** Compiles `a = ANY (array)` and `a <> ALL (array)`: an OR, or an AND, over its items. */
export function quantified(
  operator: string,
  left: Operand,
  array: Operand,
  of: 'ANY' | 'ALL',
): Operand {
  const { element } = array.type;
  if (element === undefined) throw undecidableOperator(operator, left, array);
  const apply = appliedTo(operator, left, { ...array, type: element, constant: undefined });
  // A pattern may be an error.
  const evaluate = isComparison(operator) ? left.evaluate : failing(left.evaluate);
  return {
    type: boolean,
    evaluate: (scope) => {
      const [value, list] = [evaluate(scope), array.evaluate(scope)];
      if (value instanceof Failure) return value;
      if (list === null || list instanceof Unknown) return list;
      // All of them are computed before any is compared.
      const failed = (list as readonly Datum[]).find((item) => item instanceof Failure);
      if (failed !== undefined) return failed;
      const stops = of === 'ANY';
      let result: boolean | null | Unknown = !stops;
      for (const item of list as readonly Datum[]) {
        const open = either(value, item);
        const one = open === undefined ? apply(value as Known, item as Known, scope) : open;
        if (one === stops) return stops;
        if (one instanceof Failure) return one;
        if (one instanceof Unknown) result = one;
        else if (one === null && !(result instanceof Unknown)) result = null;
      }
      return result;
    },
  };
}

/** Unknown where a side is unknown, else NULL where one is NULL; undefined where both are known. */
function either(a: Datum, b: Datum): null | Unknown | undefined {
  if (a instanceof Unknown) return a;
  if (b instanceof Unknown) return b;
  return a === null || b === null ? null : undefined;
}

type Apply = (value: Known, item: Known, scope: Scope) => boolean | null | Unknown;

function appliedTo(operator: string, left: Operand, item: Operand): Apply {
  if (isComparison(operator)) {
    const compare = comparing(operator, left, item);
    return (value, each, scope) => verdict(operator, compare(value, each, scope));
  }
  const matches = isTextual(left) && isTextual(item) ? matchesOf(operator, left, item) : undefined;
  if (matches === undefined) throw undecidableOperator(operator, left, item);
  return (value, each) => matches(value as string, each as string) ?? new Failure();
}
