import { undecidedMessages } from '../messages.ts';
import { castTo, collationOf, compared, comparing, type Operand, text } from '../operands/index.ts';
import {
  type Datum,
  type Evaluate,
  Failure,
  isKnown,
  type Known,
  type Scope,
  Undecidable,
  Unknown,
  unknownOf,
} from '../values/index.ts';

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
    collation: collationOf([value, other]),
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

/**
 * Compiles `CASE subject WHEN value`. Postgres compares `character` with `text` as texts, but with `character varying`
 * without the spaces at the end, by casts that it doesn't print.
 */
export function isSubject(subject: Operand, value: Operand): Evaluate {
  const types = [subject.type, value.type];
  const isPadded = types.some(({ family }) => family === 'padded');
  return isPadded && types.some(({ name }) => name === 'text')
    ? compared('=', castTo(text, subject), castTo(text, value))
    : compared('=', subject, value);
}

/** CASE: the result of the first test that is true, or the one more result. */
export function chosen(tests: readonly Evaluate[], results: readonly Operand[]): Operand {
  const evaluateFrom = (place: number, scope: Scope): Datum => {
    const result = (): Datum => results[place]?.evaluate(scope) ?? null;
    const test = tests[place];
    const found = test === undefined ? true : test(scope);
    if (found === true) return result();
    if (!(found instanceof Unknown)) return evaluateFrom(place + 1, scope);
    // Whichever it is, the database may fail at it.
    return unknownOf([found, result(), evaluateFrom(place + 1, scope)]) ?? found;
  };
  return { ...commonType(results), evaluate: (scope) => evaluateFrom(0, scope) };
}
