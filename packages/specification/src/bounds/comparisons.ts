import { conditionOfCheck, type Expression, readSimpleExpression } from '../expressions/index.ts';
import { isSubject, textOf, textTypes } from './subject.ts';

/** One comparison of a field with a literal. */
export type Comparison =
  | {
      readonly of: 'value' | 'length' | 'trimmed length';
      readonly operator: Order;
      readonly limit: string;
      /** What the value is cast to before. */
      readonly type?: string;
    }
  | { readonly of: 'text' | 'trimmed text'; readonly operator: '<>' | '~'; readonly text: string };

type Order = '<' | '<=' | '>' | '>=' | '=';

const flipped: Readonly<Record<string, Order>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
};
/** Casts that change no integer. */
const wholeTypes = ['smallint', 'integer', 'bigint'];
const exactTypes = [...wholeTypes, 'numeric'];
const numberTypes = [...exactTypes, 'double precision'];
const lengths = ['length', 'char_length', 'character_length'];

/**
 * Reads a CHECK that only compares one field with literals, joined by AND; undefined for every other.
 * `OR … IS NULL` adds nothing: NULL satisfies a CHECK anyway.
 *
 * @param definition `CHECK (((length(a) >= 3) AND (length(a) <= 120)))`
 * @param field The column's name; a domain's check says `VALUE`.
 */
export function readComparisons(
  definition: string,
  field: string,
): readonly Comparison[] | undefined {
  if (definition.endsWith(' NOT ENFORCED')) return undefined;
  const read = readSimpleExpression(conditionOfCheck(definition) ?? '');
  return 'unread' in read ? undefined : comparisonsIn(read.expression, field);
}

function comparisonsIn(condition: Expression, field: string): readonly Comparison[] | undefined {
  if (condition.is === 'AND') {
    const all = condition.parts.map((part) => comparisonsIn(part, field));
    return all.every((each) => each !== undefined) ? all.flat() : undefined;
  }
  if (condition.is === 'OR') {
    const [other, ...more] = condition.parts.filter((part) => !isNull(part, field));
    const isOther = other !== undefined && more.length === 0;
    return isOther ? comparisonsIn(other, field) : undefined;
  }
  if (condition.is !== 'operator' || condition.left === undefined) return undefined;
  const { left, operator, right } = condition;
  const found =
    textTest(left, operator, right, field) ??
    order(left, operator, right, field) ??
    (Object.hasOwn(flipped, operator)
      ? order(right, flipped[operator] ?? '', left, field)
      : undefined);
  return found && [found];
}

const isNull = (part: Expression, field: string) =>
  part.is === 'test' && part.for === 'NULL' && !part.not && isSubject(part.of, field);

function textTest(
  tested: Expression,
  operator: string,
  literal: Expression,
  field: string,
): Comparison | undefined {
  const text = textOf(literal);
  if ((operator !== '<>' && operator !== '~') || text === undefined) return undefined;
  if (isTrimmed(tested, field)) return { of: 'trimmed text', operator, text };
  return isSubject(tested, field, textTypes) ? { of: 'text', operator, text } : undefined;
}

function order(
  measured: Expression,
  operator: string,
  literal: Expression,
  field: string,
): Comparison | undefined {
  const limit = numberOf(literal);
  if (!isOrder(operator) || limit === undefined) return undefined;
  if (isSubject(measured, field, exactTypes)) {
    const cast = measured.is === 'cast' && { type: measured.type };
    return { of: 'value', operator, limit, ...cast };
  }
  const [text, ...more] = isCallOf(measured, lengths) ? measured.args : [];
  if (text === undefined || more.length > 0) return undefined;
  if (isTrimmed(text, field)) return { of: 'trimmed length', operator, limit };
  return isSubject(text, field, textTypes) ? { of: 'length', operator, limit } : undefined;
}

const isOrder = (operator: string): operator is Order => Object.hasOwn(flipped, operator);

type Call = Extract<Expression, { is: 'call' }>;

const isCallOf = (expression: Expression, names: readonly string[]): expression is Call =>
  expression.is === 'call' && names.includes(expression.name);

/** `btrim(a)`, `TRIM(BOTH FROM a)` */
function isTrimmed(expression: Expression, field: string): boolean {
  if (!isCallOf(expression, ['btrim'])) return false;
  const [text, ...more] = expression.args;
  return text !== undefined && more.length === 0 && isSubject(text, field, textTypes);
}

/** `5`, `'-5'::integer`, `(-5)`, `(0.5)::numeric`; not `(0.5)::integer`, which is rounded. */
function numberOf(expression: Expression): string | undefined {
  if (expression.is === 'number') return plain(expression.text);
  if (expression.is === 'operator') {
    const { left, operator, right } = expression;
    const number = left === undefined && operator === '-' ? numberOf(right) : undefined;
    return number && plain(`-${number}`);
  }
  if (expression.is !== 'cast' || !numberTypes.includes(expression.type)) return undefined;
  const { of, type } = expression;
  const number = of.is === 'text' ? plain(of.text) : numberOf(of);
  return wholeTypes.includes(type) && number?.includes('.') ? undefined : number;
}

const plain = (number: string) => (/^-?\d+(?:\.\d+)?$/.test(number) ? number : undefined);
