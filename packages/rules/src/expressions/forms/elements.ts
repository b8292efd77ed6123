import { undecidedMessages } from '../messages.ts';
import { castTo, integer, type Operand } from '../operands/index.ts';
import {
  type Datum,
  Failure,
  isKnown,
  jsonAtPath,
  type JsonDatum,
  jsonDatum,
  strictly,
  Undecidable,
} from '../values/index.ts';
import { commonType } from './choices.ts';
import { firstOpen } from './logic.ts';

/** `a[1]` of an array, and `a['key']` of `jsonb` */
export function elementOf(array: Operand, given: Operand): Operand {
  if (array.type.name === 'jsonb') {
    // Other than by `->`, a text may be a place, and an integer a name.
    const isKey = ['text', 'integer'].includes(given.type.family);
    if (!isKey) throw new Undecidable(undecidedMessages.type({ type: given.type.name }));
    return {
      type: array.type,
      evaluate: strictly([array.evaluate, given.evaluate], ([json, key]) =>
        jsonDatum(jsonAtPath((json as JsonDatum).json, [`${key as string | bigint}`])),
      ),
    };
  }
  const { element } = array.type;
  if (element === undefined || given.type.family !== 'integer') {
    throw new Undecidable(undecidedMessages.type({ type: array.type.name }));
  }
  // Postgres doesn't print that it converts what is larger.
  const index = castTo(integer, given);
  return {
    type: element,
    collation: array.collation,
    evaluate: (scope) => {
      const [list, at] = [array.evaluate(scope), index.evaluate(scope)];
      if (!isKnown(list) || !isKnown(at)) return firstOpen(list, at);
      return at === 0n ? null : ((list as readonly Datum[])[Number(at) - 1] ?? null);
    },
  };
}

/** `a[1:2]`, whose items are counted from 1 again. */
export function sliceOf([array, from, to]: readonly Operand[]): Operand | undefined {
  if (array?.type.element === undefined || from === undefined || to === undefined) return undefined;
  return {
    ...array,
    constant: undefined,
    evaluate: strictly(
      [array, castTo(integer, from), castTo(integer, to)].map(({ evaluate }) => evaluate),
      ([list, first, last]) =>
        (list as readonly Datum[]).slice(Math.max(0, Number(first) - 1), Math.max(0, Number(last))),
    ),
  };
}

/** `ARRAY[a, b]`: all items are computed before any is looked at. */
export function arrayOf(operands: readonly Operand[]): Operand {
  const { type, collation } = commonType(operands);
  if (type.family === 'array')
    throw new Undecidable(undecidedMessages.type({ type: `${type.name}[]` }));
  return {
    type: { family: 'array', name: `${type.name}[]`, modifiers: [], element: type },
    collation,
    evaluate: (scope) => {
      const list = operands.map(({ evaluate }) => evaluate(scope));
      return list.find((item) => item instanceof Failure) ?? list;
    },
  };
}
