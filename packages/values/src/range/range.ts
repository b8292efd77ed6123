import {
  elementOf,
  type ElementTypes,
  plainText,
  typeOf,
  type ValueField,
  type ValueType,
  valueType,
} from '../value/index.ts';
import { discrete } from './discrete.ts';
import { type RangeLiteral, readRangeLiteral, writeRangeLiteral } from './literal.ts';
import { rangeMessages } from './messages.ts';

type Range = RangeLiteral | 'empty';

interface ReadRange {
  readonly range?: Range;
  readonly problem?: string;
}

/** Ranges of the given kinds, in Postgres's literal and its canonical form. */
export function rangeOf(types: ElementTypes): ValueType {
  const write = (range: Range, field: ValueField): string => {
    if (range === 'empty') return range;
    const element = elementOf(types, field);
    const text = (bound: string | null) => (bound === null ? null : element.write(bound));
    return writeRangeLiteral({ ...range, lower: text(range.lower), upper: text(range.upper) });
  };
  return valueType<Range>({
    parse(typed, field) {
      const { range, problem = rangeMessages.form } = readRange(types, typed, field);
      return range === undefined ? { problem } : { value: write(range, field) };
    },
    read: (value, field) => readRange(types, plainText(value), field).range,
    compare: (a, b, field) => compareRanges(elementOf(types, field), a, b),
    write,
  });
}

/** Reads a range and its bounds in Postgres's canonical form. */
function readRange(types: ElementTypes, text: string, field: ValueField): ReadRange {
  const literal = readRangeLiteral(text);
  if (literal === undefined || literal === 'empty') return { range: literal };
  const element = elementOf(types, field);
  const bounds: (string | null)[] = [];
  for (const bound of [literal.lower, literal.upper]) {
    const parsed = bound === null ? { value: null } : element.parse(bound);
    if (parsed.problem !== undefined) {
      return { problem: rangeMessages.bound({ bound: bound ?? '', problem: parsed.problem }) };
    }
    bounds.push(parsed.value === null ? null : plainText(parsed.value));
  }
  const [lower = null, upper = null] = bounds;
  return canonical(element, { ...literal, lower, upper }, typeOf(field));
}

/** Writes a range without values as `empty`, and one of integers or days as `[)`. */
function canonical(
  element: ReturnType<typeof elementOf>,
  given: RangeLiteral,
  type: string,
): ReadRange {
  const compare = ({ lower, upper }: RangeLiteral) =>
    lower === null || upper === null ? -1 : element.compare(lower, upper);
  if (compare(given) > 0) return { problem: rangeMessages.order };
  const range = discrete(given, type);
  const order = compare(range);
  const isPoint = order === 0 && range.lowerInclusive && range.upperInclusive;
  return { range: order < 0 || isPoint ? range : 'empty' };
}

/** Orders empty ranges first, then by where they begin, then by where they end. */
function compareRanges(element: ReturnType<typeof elementOf>, a: Range, b: Range): number {
  if (a === 'empty' || b === 'empty') return Number(b === 'empty') - Number(a === 'empty');
  const bounds = (x: string | null, y: string | null, unbounded: number) =>
    x === null || y === null
      ? (Number(x === null) - Number(y === null)) * unbounded
      : element.compare(x, y);
  return (
    bounds(a.lower, b.lower, -1) ||
    Number(b.lowerInclusive) - Number(a.lowerInclusive) ||
    bounds(a.upper, b.upper, 1) ||
    Number(a.upperInclusive) - Number(b.upperInclusive)
  );
}
