import {
  type Entity,
  entityId,
  type Field,
  fieldLabel,
  fieldOf,
  isKnown,
  type Rule,
  type Specification,
} from '@ninefold/specification';
import { boundsOfRule, lengthArguments, valueArguments } from '@ninefold/specification/bounds';
import { type Expression, readExpression } from '../expressions/index.ts';
import { conditionOf } from './compile-check.ts';
import { constraintMessages } from './messages.ts';

/**
 * Says what a record must fulfil that a rule refuses: with the declared message, with the comment on the constraint,
 * or in words made from the bounds of one field or a comparison of two.
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
  if (description !== undefined && isKnown(description)) return description.value;
  return (
    outOfBounds(entity, rule, values) ??
    comparisonOfFields(entity, sql) ??
    constraintMessages.rule({ rule: constraint })
  );
}

/** Asks for a value within the bounds of one field; undefined where a rule says anything else. */
function outOfBounds(
  entity: Entity,
  rule: Rule,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = fieldOf(entity, rule.fields[0] ?? '');
  const bounds = field && (rule.bounds ?? boundsOfRule(rule, field));
  if (bounds === undefined) return undefined;
  const { length, value, pattern, example } = bounds;
  if (pattern !== undefined) {
    return example === undefined
      ? constraintMessages.enterFormat
      : constraintMessages.enterFormatLike({ example });
  }
  if (length === undefined) return value && constraintMessages.enterValue(valueArguments(value));
  // Few people type spaces at the ends.
  const { trimmed, ...range } = length;
  const hasSpaces = trimmed === true && /^ | $/.test(String(values[field?.name ?? '']));
  return constraintMessages.enterLength(lengthArguments(hasSpaces ? length : range));
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
