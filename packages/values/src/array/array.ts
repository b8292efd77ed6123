import {
  compareCodePoints,
  elementOf,
  type ElementTypes,
  type Parsed,
  typeOf,
  type Value,
  type ValueField,
  type ValueType,
  valueType,
} from '../value/index.ts';
import { type ArrayLiteral, readArrayLiteral, writeArrayLiteral } from './literal.ts';
import { arrayMessages } from './messages.ts';

/** An array as Postgres stores it: the elements in a row, and the length of each dimension. */
interface ArrayShape {
  /** `[0:1]=`, where the indexes don't begin with 1. */
  readonly bounds?: string;
  readonly elements: readonly Value[];
  readonly dimensions: readonly number[];
}

type Element = ReturnType<typeof elementOf>;

/** Arrays of the given kinds: JSON lists in a record, Postgres's literal as text. */
export function arrayOf(types: ElementTypes): ValueType {
  return valueType<ArrayShape>({
    parse(typed, field) {
      const { bounds, literal } = boundsOf(typed);
      const parsed = parseArray(elementOf(types, field), literal, field);
      return bounds === undefined || parsed.problem !== undefined
        ? parsed
        : { value: typed.trim() };
    },
    read(value, field) {
      if (typeof value !== 'string') return shapeOf(value);
      const { bounds, literal } = boundsOf(value);
      const shape = shapeOf(parseArray(elementOf(types, field), literal, field).value);
      return shape && { ...shape, bounds };
    },
    compare: (a, b, field) => compareArrays(elementOf(types, field), a, b),
    write({ bounds = '', elements, dimensions }, field) {
      const element = elementOf(types, field);
      const texts = elements.map((item) => (item === null ? null : element.write(item)));
      return bounds + writeArrayLiteral(nest(texts, dimensions), delimiterOf(field));
    },
  });
}

/** Splits `[0:1]={a,b}` into the part that gives the indexes, and the list. */
function boundsOf(text: string): {
  readonly bounds?: string | undefined;
  readonly literal: string;
} {
  const [all = '', bounds] = /^\s*((?:\[[+-]?\d+:[+-]?\d+\])+=)/.exec(text) ?? [];
  return { bounds, literal: text.slice(all.length) };
}

/** Reads Postgres's literal in braces, or a plain list with commas. */
function parseArray(element: Element, typed: string, field: ValueField): Parsed {
  const text = typed.trim();
  const literal = text.startsWith('{')
    ? readArrayLiteral(text, delimiterOf(field))
    : text.split(',').map((item) => item.trim());
  if (literal === undefined) {
    return { problem: arrayMessages.form({ example: '{red,"light blue"}' }) };
  }
  const parsed = parseItems(element, literal);
  if (parsed.problem !== undefined) return parsed;
  return shapeOf(parsed.value) === undefined ? { problem: arrayMessages.lengths } : parsed;
}

function parseItems(element: Element, list: ArrayLiteral): Parsed {
  const values: Value[] = [];
  for (const item of list) {
    const parsed =
      item === null
        ? { value: null }
        : typeof item === 'string'
          ? element.parse(item)
          : parseItems(element, item);
    if (parsed.problem !== undefined) {
      const { problem } = parsed;
      return typeof item === 'string' ? { problem: arrayMessages.item({ item, problem }) } : parsed;
    }
    values.push(parsed.value);
  }
  return { value: values };
}

/**
 * Lays a list out flat. Undefined for anything but a list, and where lists of different lengths, or
 * lists and elements, are siblings.
 */
function shapeOf(list: Value | undefined): ArrayShape | undefined {
  if (!isList(list)) return undefined;
  if (list.length === 0) return { elements: [], dimensions: [] };
  if (!list.some(isList)) return { elements: list, dimensions: [list.length] };
  const inner = list.map((item) => shapeOf(item));
  const [first] = inner;
  if (inner.some((each) => String(each?.dimensions) !== String(first?.dimensions)))
    return undefined;
  if (first === undefined || first.elements.length === 0) return first;
  return {
    elements: inner.flatMap((each) => each?.elements ?? []),
    dimensions: [list.length, ...first.dimensions],
  };
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Orders element by element, null last; then by length, by dimensions, and by indexes. */
function compareArrays(element: Element, a: ArrayShape, b: ArrayShape): number {
  const common = a.elements.slice(0, b.elements.length);
  const byElements = common.reduce<number>((order, x, index) => {
    const y = b.elements[index] ?? null;
    if (order !== 0) return order;
    return x === null || y === null
      ? Number(x === null) - Number(y === null)
      : element.compare(x, y);
  }, 0);
  const byShape = a.dimensions.reduce(
    (order, length, index) => order || length - (b.dimensions[index] ?? 0),
    byElements ||
      a.elements.length - b.elements.length ||
      a.dimensions.length - b.dimensions.length,
  );
  return byShape || compareCodePoints(a.bounds ?? '', b.bounds ?? '');
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

/** `box` is the only type of Postgres that has another delimiter than the comma. */
function delimiterOf(field: ValueField): string {
  return typeOf(field) === 'box[]' ? ';' : ',';
}
