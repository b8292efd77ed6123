import type { Expression } from '../expressions/index.ts';
import type { Field } from '../model/index.ts';
import { isSubject } from './conjuncts.ts';
import { exactTypes, type Limit, limitOf } from './limits.ts';
import { textOf, textTypes } from './texts.ts';

/** One comparison of a field with a literal. */
export type Comparison =
  | (Limit & { readonly of: 'value' | 'length' | 'trimmed length' })
  | { readonly of: 'text' | 'trimmed text'; readonly operator: '<>' | '~'; readonly text: string };

const lengths = ['length', 'char_length', 'character_length'];
/** Casts of numbers that change none; others are rounded by those to integers. */
const casts: Partial<Record<Field['kind'], readonly string[]>> = {
  integer: exactTypes,
  decimal: ['numeric'],
};

/** Reads a condition that only compares one field with a literal; undefined for every other. */
export function comparisonOf(
  part: Expression,
  { name, kind }: Pick<Field, 'name' | 'kind'>,
): Comparison | undefined {
  const isText = (text: Expression) => isSubject(text, name, textTypes);
  /** `btrim(a)`, `TRIM(BOTH FROM a)` */
  const isTrimmed = (text: Expression) => isCallOf(text, ['btrim'], isText);
  const measures = {
    value: (value: Expression) => isSubject(value, name, casts[kind]),
    length: (value: Expression) => isCallOf(value, lengths, isText),
    'trimmed length': (value: Expression) => isCallOf(value, lengths, isTrimmed),
  };
  for (const measure of ['value', 'length', 'trimmed length'] as const) {
    const limit = limitOf(part, measures[measure]);
    if (limit !== undefined) return { of: measure, ...limit };
  }
  if (part.is !== 'operator' || part.left === undefined) return undefined;
  const { left, operator } = part;
  const text = textOf(part.right);
  const of = isText(left) ? 'text' : isTrimmed(left) ? 'trimmed text' : undefined;
  const isTest = operator === '<>' || operator === '~';
  return isTest && of && text !== undefined ? { of, operator, text } : undefined;
}

function isCallOf(
  part: Expression,
  names: readonly string[],
  isArgument: (part: Expression) => boolean,
): boolean {
  return (
    part.is === 'call' &&
    names.includes(part.name) &&
    part.args.length === 1 &&
    part.args.every(isArgument)
  );
}
