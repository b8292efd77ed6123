import {
  comparing,
  elementField,
  elementText,
  type ElementTypes,
  plainText,
  typeOf,
  type Value,
  type ValueField,
  type ValueType,
} from '../value/index.ts';
import { discrete } from './discrete.ts';
import { type RangeLiteral, readRangeLiteral, writeRangeLiteral } from './literal.ts';

type Range = RangeLiteral | 'empty';

/** Ranges of the given kinds, in Postgres's literal and its canonical form. */
export function rangeOf(types: ElementTypes): ValueType {
  return {
    parse(typed, field) {
      const { range, problem } = readRange(types, typed, field);
      return range === undefined
        ? {
            problem:
              problem ?? 'Enter both ends, such as [1,10). A square bracket includes the end.',
          }
        : { value: writeRange(types, range, field) };
    },
    compare: comparing(
      (value, field) => readRange(types, plainText(value), field).range,
      (a, b, field) => compareRanges(types, a, b, elementField(field)),
    ),
    write(value, field) {
      const { range } = readRange(types, plainText(value), field);
      return range === undefined ? plainText(value) : writeRange(types, range, field);
    },
  };
}

/** Reads a range and its bounds in Postgres's canonical form. */
function readRange(
  types: ElementTypes,
  text: string,
  field: ValueField,
): { readonly range?: Range; readonly problem?: string } {
  const literal = readRangeLiteral(text);
  if (literal === undefined || literal === 'empty') return { range: literal };
  const element = elementField(field);
  const bounds: (Value | undefined)[] = [];
  for (const bound of [literal.lower, literal.upper]) {
    const parsed = bound === null ? { value: null } : types[element.kind]?.parse(bound, element);
    if (parsed?.problem !== undefined) return { problem: `“${bound ?? ''}”: ${parsed.problem}` };
    bounds.push(parsed === undefined ? bound : parsed.value);
  }
  const [lower, upper] = bounds.map((value) =>
    value === null || value === undefined ? null : plainText(value),
  );
  const range = { ...literal, lower: lower ?? null, upper: upper ?? null };
  return canonical(types, range, element, typeOf(field));
}

/** Writes a range without values as `empty`, and one of integers or days as `[)`. */
function canonical(
  types: ElementTypes,
  given: RangeLiteral,
  element: ValueField,
  type: string,
): { readonly range?: Range; readonly problem?: string } {
  const compare = ({ lower, upper }: RangeLiteral) =>
    lower === null || upper === null
      ? -1
      : (types[element.kind]?.compare(lower, upper, element) ?? -1);
  if (compare(given) > 0) return { problem: 'The range ends before it begins.' };
  const range = discrete(given, type);
  const order = compare(range);
  const isPoint = order === 0 && range.lowerInclusive && range.upperInclusive;
  return { range: order < 0 || isPoint ? range : 'empty' };
}

function writeRange(types: ElementTypes, range: Range, field: ValueField): string {
  if (range === 'empty') return range;
  const element = elementField(field);
  const text = (bound: string | null) =>
    bound === null ? null : elementText(types, bound, element);
  return writeRangeLiteral({ ...range, lower: text(range.lower), upper: text(range.upper) });
}

/** Orders empty ranges first, then by where they begin, then by where they end. */
function compareRanges(types: ElementTypes, a: Range, b: Range, element: ValueField): number {
  if (a === 'empty' || b === 'empty') return Number(b === 'empty') - Number(a === 'empty');
  const bounds = (x: string | null, y: string | null, unbounded: number) => {
    if (x === null || y === null) return (Number(x === null) - Number(y === null)) * unbounded;
    return types[element.kind]?.compare(x, y, element) ?? 0;
  };
  return (
    bounds(a.lower, b.lower, -1) ||
    Number(b.lowerInclusive) - Number(a.lowerInclusive) ||
    bounds(a.upper, b.upper, 1) ||
    Number(a.upperInclusive) - Number(b.upperInclusive)
  );
}
