import { castTo } from './casts.ts';
import { compared, comparing, type ComparisonOperator, verdict } from './comparison.ts';
import {
  type Datum,
  type Evaluate,
  Failure,
  isKnown,
  type Known,
  type Scope,
  strictly,
  Undecidable,
  Unknown,
  unknownOf,
} from './datum.ts';
import { undecidedMessages } from './messages.ts';
import { collationOf, integer, type Operand, text } from './operand.ts';
import { binary } from './operators.ts';

/** AND and OR of three values and the unknown: false AND unknown is false. */
export function joined(is: 'AND' | 'OR', parts: readonly Evaluate[]): Evaluate {
  const decisive = is === 'OR';
  return (scope) => {
    let result: Datum = !decisive;
    for (const part of parts) {
      const value = part(scope);
      if (value === decisive) return decisive;
      // The database computes from left to right.
      if (value instanceof Failure) return value;
      if (value instanceof Unknown) result = value;
      else if (value === null && !(result instanceof Unknown)) result = null;
    }
    return result;
  };
}

export function negated(value: Datum): Datum {
  return isKnown(value) ? value !== true : value;
}

export function isNull(evaluate: Evaluate): Evaluate {
  return (scope) => {
    const value = evaluate(scope);
    return value instanceof Unknown ? value : value === null;
  };
}

/** Compiles `CASE subject WHEN value`. Postgres compares `character` with `text` by a cast that it doesn't print. */
export function isSubject(subject: Operand, value: Operand): Evaluate {
  const families = [subject.type.family, value.type.family];
  return families.includes('padded') && families.includes('text')
    ? compared('=', castTo(text, subject), castTo(text, value))
    : compared('=', subject, value);
}

/** Unknown, which may be a failure, goes before NULL. */
export const firstOpen = (a: Datum, b: Datum): null | Unknown => unknownOf([a, b]) ?? null;

/** The type of the results of a form: Postgres casts each to it. */
export function commonType(operands: readonly Operand[]): Pick<Operand, 'type' | 'collation'> {
  const typed = operands.filter(({ type }) => type.family !== 'unknown');
  const [first] = typed;
  if (first === undefined) return { type: text };
  const other = typed.find(
    ({ type }) => type.family !== first.type.family || type.name !== first.type.name,
  );
  if (other !== undefined) {
    const types = `${first.type.name}, ${other.type.name}`;
    throw new Undecidable(undecidedMessages.operator({ operator: 'CASE', types }));
  }
  return { type: first.type, collation: collationOf(operands) };
}

export function firstKnown(operands: readonly Operand[]): Operand {
  return {
    ...commonType(operands),
    evaluate: (scope) => {
      let open: Unknown | null = null;
      for (const { evaluate } of operands) {
        const value = evaluate(scope);
        if (isKnown(value)) return open ?? value;
        if (value instanceof Failure) return value;
        open ??= value;
      }
      return open;
    },
  };
}

export function nullIf([value, other]: readonly Operand[]): Operand | undefined {
  if (value === undefined || other === undefined) return undefined;
  const equals = compared('=', value, other);
  return {
    type: value.type,
    collation: value.collation,
    evaluate: (scope) => {
      const found = equals(scope);
      if (found === true) return null;
      return found instanceof Unknown ? found : value.evaluate(scope);
    },
  };
}

/** NULLs are left out. */
export function extreme(
  name: 'GREATEST' | 'LEAST',
  operands: readonly Operand[],
): Operand | undefined {
  const [first] = operands;
  if (first === undefined) return undefined;
  const common = commonType(operands);
  const compare = comparing('<', { ...first, ...common }, { ...first, ...common });
  return {
    ...common,
    evaluate: (scope) => {
      const values = operands.map(({ evaluate }) => evaluate(scope));
      const unknown = unknownOf(values);
      if (unknown !== undefined) return unknown;
      let best: Known | null = null;
      for (const value of values as readonly (Known | null)[]) {
        if (value === null) continue;
        const order = best === null ? 1 : compare(value, best, scope);
        if (order instanceof Unknown) return order;
        if (best === null || (name === 'LEAST' ? order < 0 : order > 0)) best = value;
      }
      return best;
    },
  };
}

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

/** CASE: the result of the first test that is true, or the one more result. */
export function chosen(tests: readonly Evaluate[], results: readonly Operand[]): Operand {
  const evaluateFrom = (place: number, scope: Scope): Datum => {
    const result = results[place]?.evaluate(scope) ?? null;
    const test = tests[place];
    if (test === undefined) return result;
    const found = test(scope);
    if (found === true) return result;
    if (!(found instanceof Unknown)) return evaluateFrom(place + 1, scope);
    // Whichever it is, the database may fail at it.
    return unknownOf([found, result, evaluateFrom(place + 1, scope)]) ?? found;
  };
  return { ...commonType(results), evaluate: (scope) => evaluateFrom(0, scope) };
}

/** Compares rows by the first pair that differs; NULL where a pair before it is NULL. */
export function rowsCompared(
  operator: ComparisonOperator,
  operands: readonly (readonly [Operand, Operand])[],
): Evaluate {
  const pairs = operands.map((pair) => ({ pair, compare: comparing(operator, ...pair) }));
  const isEquality = operator === '=' || operator === '<>';
  return (scope) => {
    let open: null | Unknown | undefined;
    for (const { pair, compare } of pairs) {
      const [a, b] = [pair[0].evaluate(scope), pair[1].evaluate(scope)];
      const order = isKnown(a) && isKnown(b) ? compare(a, b, scope) : firstOpen(a, b);
      if (typeof order !== 'number') {
        // Rows differ if any pair of their values does.
        if (!isEquality || order instanceof Failure) return order;
        open = order instanceof Unknown || open === undefined ? order : open;
      } else if (order !== 0) return verdict(operator, order);
    }
    return open === undefined ? verdict(operator, 0) : open;
  };
}

/** `a[1]` of an array, and `a['key']` of `jsonb` */
export function elementOf(array: Operand, given: Operand): Operand {
  if (array.type.name === 'jsonb') return binary('->', array, given);
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
