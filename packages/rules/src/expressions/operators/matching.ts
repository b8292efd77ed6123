import { undecidedMessages } from '../messages.ts';
import {
  boolean,
  castTo,
  collationOf,
  isByCodePoint,
  type Operand,
  text,
} from '../operands/index.ts';
import { isLike, matches, readRegex } from '../patterns/index.ts';
import { failing, isAscii, strictly, Undecidable, Unknown } from '../values/index.ts';

export const isTextual = ({ type }: Operand) =>
  ['text', 'padded', 'citext', 'unknown'].includes(type.family);

/** Compiles patterns, joined texts, and their beginnings; undefined for any other operator. */
export function matching(operator: string, left: Operand, right: Operand): Operand | undefined {
  const families = [left.type.family, right.type.family];
  if (operator === '||' && families.includes('text') && !families.includes('array')) {
    return joined(left, right);
  }
  if (!isTextual(left) || !isTextual(right)) return undefined;
  const matches = matchesOf(operator, left, right);
  if (matches === undefined) return undefined;
  // A pattern that ends with its escape character is an error, and so is an invalid regular expression.
  const isWhole = typeof right.constant === 'string' && isLike('', right.constant) !== undefined;
  const args = isWhole
    ? [left.evaluate, right.evaluate]
    : [failing(left.evaluate), failing(right.evaluate)];
  return {
    type: boolean,
    evaluate: strictly(args, ([a, b]) => matches(a as string, b as string)),
  };
}

/** Undefined is an error of the database. */
type MatchesPattern = (value: string, pattern: string) => boolean | Unknown | undefined;

/**
 * Compiles an operator of patterns.
 *
 * @throws {Undecidable} where only the database reads a pattern that is the same for every record.
 */
export function matchesOf(
  operator: string,
  left: Operand,
  { type, collation, constant }: Operand,
): MatchesPattern | undefined {
  const [, not, sign, star] = /^(!?)(~~?)(\*?)$/.exec(operator) ?? [];
  if (sign === undefined && operator !== '^@') return undefined;
  isByCodePoint([left, { type, collation, evaluate: left.evaluate }]);
  if (sign === undefined) return (value, start) => value.startsWith(start);
  const ignoresCase = star === '*' || left.type.family === 'citext';
  const matches: MatchesPattern =
    sign === '~~'
      ? (value, pattern) => like(value, pattern, ignoresCase)
      : matchesRegex(ignoresCase, constant);
  return (value, pattern) => {
    const found = matches(value, pattern);
    return typeof found === 'boolean' ? found !== (not === '!') : found;
  };
}

function matchesRegex(ignoresCase: boolean, constant: Operand['constant']): MatchesPattern {
  let [last, regex] = ['', readRegex('', ignoresCase)];
  const read = (pattern: string) => {
    if (pattern !== last) [last, regex] = [pattern, readRegex(pattern, ignoresCase)];
    return regex;
  };
  if (typeof constant === 'string' && read(constant) === undefined)
    throw new Undecidable(undecidedMessages.pattern({ pattern: constant }));
  return (value, pattern) => {
    const found = read(pattern);
    return found && matches(found, value);
  };
}

function like(value: string, pattern: string, ignoresCase: boolean): boolean | Unknown | undefined {
  if (!ignoresCase) return isLike(value, pattern);
  if (!isAscii(value) || !isAscii(pattern)) return new Unknown(undecidedMessages.letters);
  return isLike(value.toLowerCase(), pattern.toLowerCase());
}

/** A value of another type is joined as the text that a cast gives; of `boolean`, too. */
function joined(left: Operand, right: Operand): Operand {
  const parts = [left, right].map((each) => castTo(text, each));
  return {
    type: text,
    collation: collationOf(parts),
    evaluate: strictly(
      parts.map(({ evaluate }) => evaluate),
      (values) => (values as readonly string[]).join(''),
    ),
  };
}
