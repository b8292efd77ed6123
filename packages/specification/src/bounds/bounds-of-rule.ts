import { compareExact, readExact } from '@ninefold/values';
import type { Field, Rule, StatedBounds, ValueBounds } from '../model/index.ts';
import { patternExample } from './pattern-example.ts';
import { conjunctsOf } from './conjuncts.ts';
import { type Comparison, comparisonOf } from './comparisons.ts';
import { isPadded } from './texts.ts';
import { dropUndefined } from '../phrases/index.ts';

/** Returns the bounds that a CHECK sets for one field; undefined where it says anything else. */
export function boundsOfRule(
  { kind, fields, sql = '', enforced }: Rule,
  field: Field,
): StatedBounds | undefined {
  if (kind !== 'check' || enforced === false || fields.length !== 1) return undefined;
  const conjuncts = conjunctsOf(sql, field.name);
  let bounds: ValueBounds | undefined = conjuncts.length === 0 ? undefined : {};
  for (const conjunct of conjuncts) {
    const comparison = comparisonOf(conjunct, field);
    bounds = bounds && comparison && within(bounds, comparison, field);
  }
  const example = bounds?.pattern && patternExample(bounds.pattern, field);
  return bounds && dropUndefined<StatedBounds>({ ...bounds, example });
}

/** Adds a comparison to bounds; undefined where it can't be checked exactly. */
function within(
  bounds: ValueBounds,
  comparison: Comparison,
  field: Field,
): ValueBounds | undefined {
  const type = field.baseType ?? field.type;
  if (comparison.of === 'value') {
    const isExact =
      field.kind === 'integer' || field.kind === 'decimal' || type === 'double precision';
    return isExact ? withValue(bounds, comparison, field) : undefined;
  }
  if (field.kind !== 'text' || isPadded(field)) return undefined;
  if (comparison.of === 'text' && comparison.operator === '~') {
    return bounds.pattern === undefined ? { ...bounds, pattern: comparison.text } : undefined;
  }
  if ('text' in comparison) {
    if (comparison.operator !== '<>' || comparison.text !== '') return undefined;
    const of = comparison.of === 'text' ? 'length' : 'trimmed length';
    return withLength(bounds, { of, operator: '>', limit: '0' });
  }
  return withLength(bounds, comparison);
}

type Compared = Extract<Comparison, { readonly limit: string }>;

function withLength(
  bounds: ValueBounds,
  { of, operator, limit }: Compared,
): ValueBounds | undefined {
  const isTrimmed = of === 'trimmed length';
  const { length } = bounds;
  const number = Number(limit);
  if (length !== undefined && (length.trimmed === true) !== isTrimmed) return undefined;
  if (!Number.isSafeInteger(number)) return undefined;
  const { least, most } = limitsBy(operator, String(number), true);
  return {
    ...bounds,
    length: {
      ...length,
      ...(least !== undefined && { least: Math.max(Number(least), length?.least ?? 0) }),
      ...(most !== undefined && { most: Math.min(Number(most), length?.most ?? Infinity) }),
      ...(isTrimmed && { trimmed: true as const }),
    },
  };
}

function withValue(
  bounds: ValueBounds,
  { operator, limit }: Compared,
  { kind }: Field,
): ValueBounds | undefined {
  const isWhole = kind === 'integer' && /^-?\d+$/.test(limit);
  const next = limitsBy(operator, limit, isWhole);
  const value = { ...bounds.value };
  for (const [name, text] of Object.entries(next) as [keyof typeof value, string][]) {
    const before = value[name];
    const isLower = name === 'least' || name === 'above';
    value[name] = before === undefined || isGreater(text, before) === isLower ? text : before;
  }
  return { ...bounds, value: strictest(value) };
}

/** Keeps one limit on each side. */
function strictest({ least, most, above, below }: NonNullable<ValueBounds['value']>) {
  const isAbove = above !== undefined && (least === undefined || !isGreater(least, above));
  const isBelow = below !== undefined && (most === undefined || !isGreater(below, most));
  return dropUndefined({
    least: isAbove ? undefined : least,
    above: isAbove ? above : undefined,
    most: isBelow ? undefined : most,
    below: isBelow ? below : undefined,
  });
}

/** Writes "more than 0" as "at least 1" where it is the same. */
function limitsBy(
  operator: Compared['operator'],
  limit: string,
  isWhole: boolean,
): NonNullable<ValueBounds['value']> {
  return {
    '>=': { least: limit },
    '<=': { most: limit },
    '>': isWhole ? { least: String(BigInt(limit) + 1n) } : { above: limit },
    '<': isWhole ? { most: String(BigInt(limit) - 1n) } : { below: limit },
    '=': { least: limit, most: limit },
  }[operator];
}

function isGreater(a: string, b: string): boolean {
  const [x, y] = [readExact(a), readExact(b)];
  return x !== undefined && y !== undefined && compareExact(x, y) > 0;
}
