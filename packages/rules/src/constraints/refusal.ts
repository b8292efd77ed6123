import {
  type Entity,
  entityId,
  fieldOf,
  isKnown,
  type Rule,
  type Specification,
  type StatedBounds,
} from '@ninefold/specification';
import { boundsOfRule, lengthArguments, valueArguments } from '@ninefold/specification/bounds';
import { conditionOfCheck, type Context, readExpression } from '../expressions/index.ts';
import { conditionDemand } from '../words/index.ts';
import { isOfDomain } from './checks-of.ts';
import { constraintMessages } from './messages.ts';

/**
 * Says what a record must fulfil that a rule refuses: with the declared message, in words made from the bounds of one
 * field, with the comment on the constraint, or in words made from a pattern or the condition.
 *
 * @param values The values that would be stored, as far as they are known.
 * @param context The moment of the check.
 */
export function refusal(
  specification: Specification,
  entity: Entity,
  rule: Rule,
  values: Readonly<Record<string, unknown>>,
  context: Context,
): string {
  const { constraint = '', description } = rule;
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
    inWords(specification, entity, rule, values, context) ??
    constraintMessages.rule({ rule: constraint })
  );
}

function inWords(
  specification: Specification,
  entity: Entity,
  rule: Rule,
  values: Readonly<Record<string, unknown>>,
  context: Context,
): string | undefined {
  const read = readExpression(conditionOfCheck(rule.sql ?? '') ?? '');
  if ('unread' in read) return undefined;
  const value = isOfDomain(rule) ? rule.fields[0] : undefined;
  return conditionDemand({ specification, entity, value, values, context }, read.expression);
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
