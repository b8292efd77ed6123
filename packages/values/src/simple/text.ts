import {
  compareCodePoints,
  plainText,
  typeOf,
  type Value,
  type ValueField,
  type ValueType,
} from '../value/index.ts';
import { simpleMessages } from './messages.ts';

/** `text`, `varchar`, `char`, `name`, `citext`, ordered as by `collate "C"`. */
export const text: ValueType = {
  parse(typed, field) {
    const problem = textProblem(typed);
    if (problem !== undefined) return { problem };
    const { maxLength } = field;
    const length = characterCount(typed);
    if (maxLength !== undefined && length > maxLength) {
      return { problem: simpleMessages.tooLong({ most: maxLength, count: length }) };
    }
    return { value: typed };
  },
  compare: (a, b, field) => compareCodePoints(collated(a, field), collated(b, field)),
  write: plainText,
};

/** Says why Postgres can't store a text; undefined where it can. */
export function textProblem(typed: string): string | undefined {
  if (typed.includes('\0')) return simpleMessages.nullCharacter;
  return typed.isWellFormed() ? undefined : simpleMessages.halfCharacter;
}

/** Counts characters as Postgres does: code points, not UTF-16 units. */
export function characterCount(typed: string): number {
  return typed.length - (typed.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);
}

function collated(value: Value, field: ValueField): string {
  const type = typeOf(field);
  if (type === 'citext') return plainText(value).toLowerCase();
  // Trailing blanks of char(n) do not count.
  return type.startsWith('character(')
    ? plainText(value).replace(/(?<! ) +$/, '')
    : plainText(value);
}
