import {
  type Datum,
  type Evaluate,
  Failure,
  isKnown,
  Unknown,
  unknownOf,
} from '../values/index.ts';

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

/** `a IS NULL`, `a IS NOT TRUE`: never NULL. */
export function tested(
  evaluate: Evaluate,
  asked: 'NULL' | 'TRUE' | 'FALSE' | 'UNKNOWN',
  not: boolean,
): Evaluate {
  const wanted = { NULL: null, UNKNOWN: null, TRUE: true, FALSE: false }[asked];
  return (scope) => {
    const value = evaluate(scope);
    return value instanceof Unknown ? value : (value === wanted) !== not;
  };
}

/** Unknown, which may be a failure, goes before NULL. */
export const firstOpen = (a: Datum, b: Datum): null | Unknown => unknownOf([a, b]) ?? null;
