import {
  type Entity,
  entityId,
  type Field,
  fieldLabel,
  fieldOf,
  isKnown,
  type Rule,
  type Specification,
  type StatedBounds,
} from '@ninefold/specification';
import { boundsOfRule, lengthArguments, valueArguments } from '@ninefold/specification/bounds';
import { type Expression, readExpression } from '../expressions/index.ts';
import { conditionOf } from './compile-check.ts';
import { constraintMessages } from './messages.ts';

/**
 * Says what a record must fulfil that a rule refuses: with the declared message, in words made from the bounds of one
 * field, with the comment on the constraint, or in words made from a pattern or a comparison of two fields.
 *
 * @param values The values that would be stored.
 */
export function refusal(
  specification: Specification,
  entity: Entity,
  rule: Rule,
  values: Readonly<Record<string, unknown>>,
): string {
  const { constraint = '', description, sql = '' } = rule;
  const declared = specification.errors.find(
    (entry) =>
      entry.constraint === constraint &&
      (entry.entity === undefined || entry.entity === entityId(entity)) &&
      isKnown(entry.message),
  );
  if (declared?.message.value !== undefined) return declared.message.value;
  const bounds = boundsOf(entity, rule);
  const range = bounds && outOfRange(bounds, values[rule.fields[0] ?? '']);
  if (range !== undefined) return range;
  if (description !== undefined && isKnown(description)) return description.value;
  return (
    (bounds && outOfFormat(bounds)) ??
    comparisonOfFields(entity, sql) ??
    constraintMessages.rule({ rule: constraint })
  );
}

function boundsOf(entity: Entity, rule: Rule): StatedBounds | undefined {
  const field = fieldOf(entity, rule.fields[0] ?? '');
  return field && (rule.bounds ?? boundsOfRule(rule, field));
}

/** Asks for a length or a number within the bounds of one field. */
function outOfRange({ length, value, pattern }: StatedBounds, stored: unknown): string | undefined {
  if (pattern !== undefined) return undefined;
  if (length === undefined) return value && constraintMessages.enterValue(valueArguments(value));
  // Few people type spaces at the ends.
  const { trimmed, ...range } = length;
  const hasSpaces = trimmed === true && /^ | $/.test(String(stored));
  return constraintMessages.enterLength(lengthArguments(hasSpaces ? length : range));
}

function outOfFormat({ pattern, example }: StatedBounds): string | undefined {
  if (pattern === undefined) return undefined;
  return example === undefined
    ? constraintMessages.enterFormat
    : constraintMessages.enterFormatLike({ example });
}

const moments = ['date', 'timestamp', 'instant', 'time'];

const words = {
  '>': ['later', 'more'],
  '>=': ['notBefore', 'atLeast'],
  '<': ['earlier', 'less'],
  '<=': ['notAfter', 'atMost'],
  '=': ['same', 'same'],
  '<>': ['different', 'different'],
} as const;

/** Puts a comparison of two fields into words; undefined for any other condition. */
function comparisonOfFields(entity: Entity, sql: string): string | undefined {
  const read = readExpression(conditionOf(sql) ?? '');
  const comparison = 'unread' in read ? undefined : withoutNulls(read.expression);
  if (comparison?.is !== 'operator' || comparison.left === undefined) return undefined;
  const { operator } = comparison;
  const fields = [comparison.left, comparison.right].map((side) => fieldNamed(entity, side));
  const [field, other] = fields;
  if (field === undefined || other === undefined || !Object.hasOwn(words, operator))
    return undefined;
  const [ofMoment, ofNumber] = words[operator as keyof typeof words];
  const labels = {
    field: fieldLabel(entity, field.name),
    other: fieldLabel(entity, other.name),
  };
  return constraintMessages[moments.includes(field.kind) ? ofMoment : ofNumber](labels);
}

/** `((a IS NULL) OR (b > a))` says no more than `(b > a)`: NULL satisfies a CHECK anyway. */
function withoutNulls(expression: Expression): Expression | undefined {
  if (expression.is !== 'OR') return expression;
  const [part, ...others] = expression.parts.filter(
    (each) => each.is !== 'test' || each.for !== 'NULL',
  );
  return others.length > 0 ? undefined : part;
}

function fieldNamed(entity: Entity, expression: Expression): Field | undefined {
  if (expression.is === 'cast') return fieldNamed(entity, expression.of);
  return expression.is === 'column' ? fieldOf(entity, expression.name) : undefined;
}
