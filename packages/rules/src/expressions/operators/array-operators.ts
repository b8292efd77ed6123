import { boolean, comparing, type Operand } from '../operands/index.ts';
import { type Datum, failed, type Known, strictly, Unknown, unknownOf } from '../values/index.ts';

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

/** `a || b` of arrays, or of an array and an item; undefined of others. NULL has no items. */
export function appended(left: Operand, right: Operand): Operand | undefined {
  const array = left.type.element === undefined ? right : left;
  const { element } = array.type;
  if (element === undefined) return undefined;
  const isArray = [left, right].map(({ type }) => type.element !== undefined);
  const isTaken = [left, right].every(({ type }) =>
    ['unknown', element.name, array.type.name].includes(type.name),
  );
  if (!isTaken) return undefined;
  return {
    type: array.type,
    evaluate: (scope) => {
      const values = [left.evaluate(scope), right.evaluate(scope)];
      const unknown = unknownOf(values);
      // The database fails at arrays of different dimensions.
      if (unknown !== undefined) return failed(unknown);
      if (isArray.every(Boolean) && values.every((value) => value === null)) return null;
      return values.flatMap((value, place): readonly Datum[] =>
        isArray[place] === true ? ((value ?? []) as readonly Datum[]) : [value],
      );
    },
  };
}
