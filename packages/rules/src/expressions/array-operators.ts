import { appended } from './array-functions.ts';
import { comparing } from './comparison.ts';
import { type Datum, type Known, strictly, Unknown } from './datum.ts';
import { boolean, type Operand } from './operand.ts';

/** Containment and overlap. NULL in an array equals nothing. */
export function ofArrays(operator: string, left: Operand, right: Operand): Operand | undefined {
  if (operator === '||') return appended(left, right);
  const [one, other] = [left.type.element, right.type.element];
  if (one === undefined || other === undefined || !['@>', '<@', '&&'].includes(operator))
    return undefined;
  const compare = comparing('=', { ...left, type: one }, { ...right, type: other });
  return {
    type: boolean,
    evaluate: strictly([left.evaluate, right.evaluate], ([a, b], scope) => {
      const [x, y] = [a as readonly Datum[], b as readonly Datum[]];
      const unknown = [...x, ...y].find((each) => each instanceof Unknown);
      if (unknown !== undefined) return unknown;
      const isIn = (item: Datum, list: readonly Datum[]) =>
        item !== null &&
        list.some((each) => each !== null && compare(each as Known, item as Known, scope) === 0);
      if (operator === '@>') return y.every((item) => isIn(item, x));
      return operator === '<@' ? x.every((item) => isIn(item, y)) : x.some((item) => isIn(item, y));
    }),
  };
}
