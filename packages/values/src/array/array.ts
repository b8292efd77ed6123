import {
  comparing,
  elementField,
  elementText,
  type ElementTypes,
  type Parsed,
  plainText,
  typeOf,
  type Value,
  type ValueField,
  type ValueType,
} from '../value/index.ts';
import { type ArrayLiteral, readArrayLiteral, writeArrayLiteral } from './literal.ts';
import { type ArrayShape, shapeOf } from './shape.ts';

/** Arrays of the given kinds: JSON lists in a record, Postgres's literal as text. */
export function arrayOf(types: ElementTypes): ValueType {
  return {
    parse: (typed, field) => parseArray(types, typed, field),
    compare: comparing(
      (value, field) => readArray(types, value, field),
      (a, b, field) => compareArrays(types, a, b, elementField(field)),
    ),
    write(value, field) {
      const shape = readArray(types, value, field);
      if (shape === undefined) return plainText(value);
      const element = elementField(field);
      const texts = shape.elements.map((item) =>
        item === null ? null : elementText(types, item, element),
      );
      return writeArrayLiteral(nest(texts, shape.dimensions), delimiterOf(field));
    },
  };
}

/** Reads Postgres's literal in braces, or a plain list with commas. */
function parseArray(types: ElementTypes, typed: string, field: ValueField): Parsed {
  const text = typed.trim();
  if (/^\[-?\d+:/.test(text)) {
    return { problem: 'A list starts at its first item. Leave out the numbers before it.' };
  }
  const literal = text.startsWith('{')
    ? readArrayLiteral(text, delimiterOf(field))
    : text.split(',').map((item) => item.trim());
  if (literal === undefined) {
    return {
      problem: 'Enter the list in braces, separated by commas, such as {red,"light blue"}.',
    };
  }
  const parsed = parseItems(types, literal, elementField(field));
  if (parsed.problem !== undefined) return parsed;
  return shapeOf(parsed.value as readonly Value[], elementsAreLists(field)) === undefined
    ? { problem: 'Lists within the list must have the same length.' }
    : parsed;
}

function parseItems(types: ElementTypes, list: ArrayLiteral, element: ValueField): Parsed {
  const values: Value[] = [];
  for (const item of list) {
    if (item === null) {
      values.push(null);
      continue;
    }
    const parsed =
      typeof item === 'string'
        ? (types[element.kind]?.parse(item, element) ?? { value: item })
        : parseItems(types, item, element);
    if (parsed.problem !== undefined) {
      return typeof item === 'string' ? { problem: `“${item}”: ${parsed.problem}` } : parsed;
    }
    values.push(parsed.value);
  }
  return { value: values };
}

function readArray(types: ElementTypes, value: Value, field: ValueField): ArrayShape | undefined {
  const parsed = typeof value === 'string' ? parseArray(types, value, field).value : value;
  return Array.isArray(parsed)
    ? shapeOf(parsed as readonly Value[], elementsAreLists(field))
    : undefined;
}

/** Orders element by element, null last; then by length; then by dimensions. */
function compareArrays(
  types: ElementTypes,
  a: ArrayShape,
  b: ArrayShape,
  element: ValueField,
): number {
  const length = Math.min(a.elements.length, b.elements.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.elements[index] ?? null, b.elements[index] ?? null];
    const order =
      x === null || y === null
        ? Number(x === null) - Number(y === null)
        : (types[element.kind]?.compare(x, y, element) ?? 0);
    if (order !== 0) return order;
  }
  const byLength =
    a.elements.length - b.elements.length || a.dimensions.length - b.dimensions.length;
  if (byLength !== 0) return byLength;
  const differing = a.dimensions.findIndex((each, index) => each !== b.dimensions[index]);
  return differing === -1 ? 0 : (a.dimensions[differing] ?? 0) - (b.dimensions[differing] ?? 0);
}

function nest(texts: readonly (string | null)[], dimensions: readonly number[]): ArrayLiteral {
  const [, ...inner] = dimensions;
  if (inner.length === 0) return texts;
  const size = inner.reduce((product, each) => product * each, 1);
  const parts: ArrayLiteral[] = [];
  for (let from = 0; from < texts.length; from += size) {
    parts.push(nest(texts.slice(from, from + size), inner));
  }
  return parts;
}

function elementsAreLists(field: ValueField): boolean {
  return field.elementKind === 'json';
}

/** `box` is the only type of Postgres that has another delimiter than the comma. */
function delimiterOf(field: ValueField): string {
  return typeOf(field) === 'box[]' ? ';' : ',';
}
