import {
  type Entity,
  type Field,
  rulesOf,
  type Specification,
  type StatedBounds,
} from '../model/index.ts';
import { lengthArguments, valueArguments } from '../phrases/index.ts';
import { boundsOfRule } from './bounds-of-rule.ts';
import { boundsMessages } from './messages.ts';

/**
 * Describes the bounds of a field before anything is typed: "3 to 120 characters." A bound on one side
 * only ("at least 0") is rarely broken, and is not described until it is.
 */
export function boundsHint(
  specification: Specification,
  entity: Entity,
  field: Field,
): string | undefined {
  return rulesOf(specification, entity)
    .filter((rule) => rule.fields.length === 1 && rule.fields[0] === field.name)
    .map((rule) => hintOf(rule.bounds ?? boundsOfRule(rule, field)))
    .find((hint) => hint !== undefined);
}

function hintOf({ length, value }: StatedBounds = {}): string | undefined {
  if (length?.least !== undefined && length.least > 1 && length.most !== undefined) {
    return boundsMessages.hintLength(lengthArguments(length));
  }
  return value?.least !== undefined && value.most !== undefined
    ? boundsMessages.hintValue(valueArguments(value))
    : undefined;
}
