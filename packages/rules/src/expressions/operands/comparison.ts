import { undecidedMessages } from '../messages.ts';
import {
  type Compare,
  comparingTypes,
  type Evaluate,
  type Known,
  type SqlType,
  strictly,
  Undecidable,
  Unknown,
} from '../values/index.ts';
import { isByCodePoint, isDeterministic, type Operand } from './operand.ts';

export const comparisons = ['=', '<>', '<', '<=', '>', '>='] as const;
export type ComparisonOperator = (typeof comparisons)[number];

export const isComparison = (operator: string): operator is ComparisonOperator =>
  comparisons.includes(operator as ComparisonOperator);

/** Of rows Postgres prints only these: it writes `=` and `<>` for each pair. */
export const isOrder = (operator: string): operator is ComparisonOperator =>
  /^[<>]=?$/.test(operator);

/** Compiles a comparison of two operands. */
export function compared(operator: ComparisonOperator, left: Operand, right: Operand): Evaluate {
  const compare = comparing(operator, left, right);
  return strictly([left.evaluate, right.evaluate], ([a, b], scope) =>
    verdict(operator, compare(a as Known, b as Known, scope)),
  );
}

export function verdict(operator: ComparisonOperator, order: number | Unknown): boolean | Unknown {
  if (order instanceof Unknown) return order;
  if (operator === '<>') return order !== 0;
  return order === 0 ? operator.endsWith('=') : operator.startsWith(order < 0 ? '<' : '>');
}

/**
 * Returns what orders the values of two operands.
 *
 * @throws {Undecidable} if only the database can.
 */
export function comparing(operator: string, left: Operand, right: Operand): Compare {
  const isText = (type: SqlType): boolean =>
    type.family === 'text' ||
    type.family === 'padded' ||
    type.family === 'citext' ||
    (type.element !== undefined && isText(type.element));
  const holdsTexts = ({ family, element }: SqlType): boolean =>
    family === 'json' || (element !== undefined && holdsTexts(element));
  const asksOrder = operator !== '=' && operator !== '<>';
  // Of any collation, a text equals itself.
  const isCertain = isText(left.type)
    ? isDeterministic([left, right]) && (!asksOrder || isByCodePoint([left, right]))
    : !(asksOrder && holdsTexts(left.type));
  const compare = comparingTypes(left.type, right.type, isCertain);
  if (compare !== undefined) return compare;
  const types = `${left.type.name}, ${right.type.name}`;
  throw new Undecidable(undecidedMessages.operator({ operator, types }));
}
