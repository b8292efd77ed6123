import type { Span } from '@ninefold/values/interval';
import { arithmetic, fittedSpan } from './arithmetic.ts';
import { castTo } from './casts.ts';
import { compared, comparing, isComparison, verdict } from './compare.ts';
import {
  type Datum,
  Failure,
  failing,
  type JsonDatum,
  type Known,
  strictly,
  Undecidable,
  Unknown,
} from './datum.ts';
import { hasKey, jsonAtPath, jsonContains, jsonDatum, jsonPart, jsonText } from './json.ts';
import { undecidedMessages } from './messages.ts';
import { negatedSpan } from './moments.ts';
import { fixed, type Numeric } from './numeric.ts';
import { boolean, collationOf, isByCodePoint, type Operand, text } from './operand.ts';
import { isAscii, isLike, regexMatches } from './pattern.ts';
import { fittedInteger } from './read-datum.ts';

/** Compiles an operator between two operands. */
export function binary(operator: string, first: Operand, second: Operand): Operand {
  const [left, right] = withTypes(operator, first, second);
  if (isComparison(operator)) {
    return { type: boolean, evaluate: compared(operator, left, right) };
  }
  const compiled =
    matching(operator, left, right) ??
    ofJson(operator, left, right) ??
    ofArrays(operator, left, right) ??
    arithmetic(operator, left, right);
  if (compiled !== undefined) return compiled;
  throw undecidableOperator(operator, left, right);
}

function undecidableOperator(operator: string, ...operands: readonly Operand[]): Undecidable {
  const types = operands.map(({ type }) => type.name).join(', ');
  return new Undecidable(undecidedMessages.operator({ operator, types }));
}

/** Gives a text that Postgres left without a type, and NULL, the type of the other side. */
function withTypes(operator: string, left: Operand, right: Operand): readonly [Operand, Operand] {
  const [one, other] = [left.literal !== undefined, right.literal !== undefined];
  if (one && other) return [castTo(text, left), castTo(text, right)];
  if (one) return [castTo(right.type, left), right];
  const isKey = left.type.family === 'json' && /^(?:->>?|\?)$/.test(operator);
  return [left, other ? castTo(isKey ? text : left.type, right) : right];
}

const isTextual = ({ type }: Operand) => ['text', 'padded', 'unknown'].includes(type.family);

/** Patterns, joined texts, and their beginnings. */
function matching(operator: string, left: Operand, right: Operand): Operand | undefined {
  if (operator === '||' && (left.type.family === 'text' || right.type.family === 'text')) {
    return joined(left, right);
  }
  if (!isTextual(left) || !isTextual(right)) return undefined;
  // A pattern that ends in its escape is an error.
  const isWhole = typeof right.constant === 'string' && isLike('', right.constant) !== undefined;
  const args = [isWhole ? left.evaluate : failing(left.evaluate), right.evaluate];
  const [, not, sign, star] = /^(!?)(~~?)(\*?)$/.exec(operator) ?? [];
  if (sign === undefined && operator !== '^@') return undefined;
  isByCodePoint([left, right]);
  if (sign === undefined) {
    return {
      type: boolean,
      evaluate: strictly(args, ([a, b]) => (a as string).startsWith(b as string)),
    };
  }
  const ignoresCase = star === '*';
  const decided = (value: boolean | Unknown | undefined) =>
    typeof value === 'boolean' ? value !== (not === '!') : value;
  if (sign === '~~') {
    return {
      type: boolean,
      evaluate: strictly(args, ([a, b]) => decided(like(a as string, b as string, ignoresCase))),
    };
  }
  const pattern = right.constant;
  if (typeof pattern !== 'string') throw undecidableOperator(operator, left, right);
  const matches = regexMatches(pattern, ignoresCase);
  if (matches === undefined) throw new Undecidable(undecidedMessages.pattern({ pattern }));
  return { type: boolean, evaluate: strictly(args, ([a]) => decided(matches(a as string))) };
}

function like(value: string, pattern: string, ignoresCase: boolean): boolean | Unknown | undefined {
  if (!ignoresCase) return isLike(value, pattern);
  if (!isAscii(value) || !isAscii(pattern)) return new Unknown(undecidedMessages.letters);
  return isLike(value.toLowerCase(), pattern.toLowerCase());
}

/** A value of another type is joined as the text that a cast gives; of `boolean`, too. */
function joined(left: Operand, right: Operand): Operand {
  const parts = [left, right].map((each) => castTo(text, each));
  return {
    type: text,
    collation: collationOf(parts),
    evaluate: strictly(
      parts.map(({ evaluate }) => evaluate),
      (values) => (values as readonly string[]).join(''),
    ),
  };
}

const keys = (list: Known) => (list as readonly Datum[]).filter((each) => typeof each === 'string');

/** Whether each item is a known text. */
const isWhole = (list: Known) => keys(list).length === (list as readonly Datum[]).length;

function ofJson(operator: string, left: Operand, right: Operand): Operand | undefined {
  if (left.type.family !== 'json') return undefined;
  const isBinary = left.type.name === 'jsonb';
  const args = [left.evaluate, right.evaluate];
  const made = (
    type: Operand['type'],
    apply: (json: JsonDatum['json'], value: Known) => Datum,
  ): Operand => ({
    type,
    evaluate: strictly(args, ([a, b]) => apply((a as JsonDatum).json, b as Known)),
  });
  const { family, element } = right.type;
  const isKey = family === 'text' || family === 'integer';
  const isPath = element?.family === 'text';
  const unknown = new Unknown(undecidedMessages.failure);
  switch (operator) {
    case '->':
      return isKey
        ? made(left.type, (json, key) =>
            jsonDatum(jsonPart(json, key as string | bigint, isBinary)),
          )
        : undefined;
    case '->>':
      return isKey
        ? made(text, (json, key) =>
            jsonText(jsonPart(json, key as string | bigint, isBinary), isBinary),
          )
        : undefined;
    case '#>':
      return isPath
        ? made(left.type, (json, path) =>
            isWhole(path) ? jsonDatum(jsonAtPath(json, keys(path))) : unknown,
          )
        : undefined;
    case '#>>':
      return isPath
        ? made(text, (json, path) =>
            isWhole(path) ? jsonText(jsonAtPath(json, keys(path)), isBinary) : unknown,
          )
        : undefined;
    case '?':
      return isBinary && family === 'text'
        ? made(boolean, (json, key) => hasKey(json, key as string))
        : undefined;
    case '?|':
      return isBinary && isPath
        ? made(boolean, (json, list) =>
            isWhole(list) ? keys(list).some((key) => hasKey(json, key)) : unknown,
          )
        : undefined;
    case '?&':
      return isBinary && isPath
        ? made(boolean, (json, list) =>
            isWhole(list) ? keys(list).every((key) => hasKey(json, key)) : unknown,
          )
        : undefined;
    case '@>':
    case '<@':
      return isBinary && family === 'json'
        ? made(boolean, (json, other) => {
            const pair = [json, (other as JsonDatum).json] as const;
            return operator === '@>'
              ? jsonContains(pair[0], pair[1])
              : jsonContains(pair[1], pair[0]);
          })
        : undefined;
    default:
      return undefined;
  }
}

/** Containment and overlap. NULL in an array equals nothing. */
function ofArrays(operator: string, left: Operand, right: Operand): Operand | undefined {
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
  return {
    type: boolean,
    evaluate: (scope) => {
      const [value, list] = [left.evaluate(scope), array.evaluate(scope)];
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

type Apply = (
  value: Known,
  item: Known,
  scope: Parameters<Operand['evaluate']>[0],
) => boolean | null | Unknown;

function appliedTo(operator: string, left: Operand, item: Operand): Apply {
  if (isComparison(operator)) {
    const compare = comparing(operator, left, item);
    return (value, each, scope) => verdict(operator, compare(value, each, scope));
  }
  const isPattern = /^!?~~\*?$/.test(operator) && isTextual(left) && isTextual(item);
  if (!isPattern) throw undecidableOperator(operator, left, item);
  isByCodePoint([left, item]);
  return (value, each) => {
    const found = like(value as string, each as string, operator.endsWith('*'));
    if (found === undefined) return new Failure();
    return typeof found === 'boolean' ? found !== operator.startsWith('!') : found;
  };
}
