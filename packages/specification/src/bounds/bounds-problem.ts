import { compareExact, readExact } from '@ninefold/values';
import {
  type Entity,
  entityId,
  type Field,
  isKnown,
  type Rule,
  rulesOf,
  type Specification,
  type ValueBounds,
} from '../model/index.ts';
import { lengthArguments, valueArguments } from '../phrases/index.ts';
import { boundsOfRule } from './bounds-of-rule.ts';
import { boundsMessages } from './messages.ts';
import { acceptsText, patternExample } from './pattern.ts';

/** Returns the bounds of a field, with the rules that set them. */
function boundsOfField(
  specification: Specification,
  entity: Entity,
  field: Field,
): readonly { readonly rule: Rule; readonly bounds: ValueBounds }[] {
  return rulesOf(specification, entity)
    .filter((rule) => rule.fields.length === 1 && rule.fields[0] === field.name)
    .flatMap((rule) => {
      const bounds = rule.bounds ?? boundsOfRule(rule, field);
      return bounds === undefined ? [] : [{ rule, bounds }];
    });
}

/**
 * Explains in a sentence why a value that is not NULL is out of a field's bounds: with the declared
 * message, else with the bounds in words. Undefined where it is within them.
 *
 * @param text The value as Postgres writes it.
 */
export function boundsProblem(
  specification: Specification,
  entity: Entity,
  field: Field,
  text: string,
): string | undefined {
  return boundsCheck(specification, entity, field)(text);
}

/** Returns what `boundsProblem` says of one field's values, for many of them. */
export function boundsCheck(
  specification: Specification,
  entity: Entity,
  field: Field,
): (text: string) => string | undefined {
  const all = boundsOfField(specification, entity, field);
  return (text) => {
    const broken = all.find(({ bounds }) => !isWithin(bounds, text));
    if (broken === undefined) return undefined;
    const { rule, bounds } = broken;
    const message = specification.errors.find(
      (entry) =>
        entry.constraint === rule.constraint &&
        (entry.entity === undefined || entry.entity === entityId(entity)) &&
        isKnown(entry.message),
    )?.message.value;
    return message ?? sentence(rule, field, bounds, text);
  };
}

function sentence({ description }: Rule, field: Field, bounds: ValueBounds, text: string): string {
  const { length, value = {}, pattern } = bounds;
  if (pattern !== undefined) {
    if (isKnown(description)) return description.value;
    const example = patternExample(pattern, field);
    return example === undefined
      ? boundsMessages.enterFormat
      : boundsMessages.enterFormatLike({ example });
  }
  if (length === undefined) return boundsMessages.enterValue(valueArguments(value));
  // Few people type spaces at the ends.
  const { trimmed, ...range } = length;
  const hasSpaces = trimmed === true && /^ | $/.test(text);
  return boundsMessages.enterLength(lengthArguments(hasSpaces ? length : range));
}

export function isWithin({ length, value, pattern }: ValueBounds, text: string): boolean {
  return (
    (length === undefined || hasLength(length, text)) &&
    (value === undefined || hasValue(value, text)) &&
    (pattern === undefined || (acceptsText(pattern, text) ?? true))
  );
}

function hasLength(
  { least = 0, most = Infinity, trimmed }: NonNullable<ValueBounds['length']>,
  text: string,
): boolean {
  // Postgres counts code points, and its `btrim` takes spaces alone.
  const count = Array.from(trimmed === true ? text.replaceAll(/^ +|(?<! ) +$/g, '') : text).length;
  return least <= count && count <= most;
}

function hasValue(
  { least, most, above, below }: NonNullable<ValueBounds['value']>,
  text: string,
): boolean {
  const number = readExact(text);
  // The database checks NaN and infinity.
  if (number === undefined) return true;
  const compared = (limit: string | undefined) => {
    const exact = limit === undefined ? undefined : readExact(limit);
    return exact && compareExact(number, exact);
  };
  return (
    (compared(least) ?? 0) >= 0 &&
    (compared(most) ?? 0) <= 0 &&
    (compared(above) ?? 1) > 0 &&
    (compared(below) ?? -1) < 0
  );
}

/**
 * Describes the bounds of a field before anything is typed: "3 to 120 characters." A bound on one side
 * only ("at least 0") is rarely broken, and is not described until it is.
 */
export function boundsHint(
  specification: Specification,
  entity: Entity,
  field: Field,
): string | undefined {
  const hints = boundsOfField(specification, entity, field).flatMap(({ bounds }) => {
    const { length, value } = bounds;
    if (length?.least !== undefined && length.least > 1 && length.most !== undefined) {
      return [boundsMessages.hintLength(lengthArguments(length))];
    }
    return value?.least !== undefined && value.most !== undefined
      ? [boundsMessages.hintValue(valueArguments(value))]
      : [];
  });
  return hints[0];
}
