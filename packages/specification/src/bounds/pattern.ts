import type { Field } from '../model/index.ts';
import { isQuick } from './pattern-cost.ts';

/** A bracket without classes, collating elements or escapes of letters. */
const bracket = String.raw`\[\^?(?:\\[^\p{L}\p{N}\s]|[^\\[\]])+\]`;
const common = new RegExp(
  String.raw`^(?!\*\*\*)(?:${bracket}|\\[^\p{L}\p{N}\s]|\{\d+(?:,\d*)?\}|\((?!\?)|\(\?:|[^\\[\]{}(])*$`,
  'u',
);

/**
 * Returns a regular expression that accepts what Postgres's does, or undefined where the two differ
 * or may differ: in classes (`\d`, `[[:alpha:]]`), back references, look-around and options.
 */
export function commonPattern(pattern: string): RegExp | undefined {
  if (!common.test(pattern)) return undefined;
  try {
    // By code points, and with a point that matches the end of a line, as in Postgres.
    return new RegExp(pattern, 'su');
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a pattern accepts a text; undefined where Postgres may decide otherwise, or where it would
 * take long to find out.
 */
export function acceptsText(pattern: string, text: string): boolean | undefined {
  return isQuick(pattern, text) ? commonPattern(pattern)?.test(text) : undefined;
}

/**
 * Returns a value that a pattern accepts: the field's default, else one made from a pattern that only
 * says which characters follow each other. Undefined where there is neither.
 */
export function patternExample(
  pattern: string,
  { default: preset }: Pick<Field, 'default'>,
): string | undefined {
  const accepts = (text: string) => acceptsText(pattern, text) === true;
  const literal = /^'((?:[^']|'')+)'(?:::[\w". ]+)?$/
    .exec(preset ?? '')?.[1]
    ?.replaceAll("''", "'");
  return [literal, madeFrom(pattern)].find((text) => text !== undefined && accepts(text));
}

/** A bracket without escapes, an escaped sign, or a character; then how often. */
const part =
  /(?:\[(?<set>[^\]^\\]+)\]|\\(?<escaped>[^\p{L}\p{N}])|(?<plain>[^\\[\](){}?*+|.^$]))(?<times>\{\d+(?:,\d*)?\}|[?*+])?/uy;

/** `^[A-H]-[0-9]{1,2}$` gives `A-0`. */
function madeFrom(pattern: string): string | undefined {
  const inner = /^\^(.+)\$$/su.exec(pattern)?.[1] ?? '';
  let example = '';
  part.lastIndex = 0;
  while (part.lastIndex < inner.length) {
    const { set, escaped, plain = escaped, times } = part.exec(inner)?.groups ?? {};
    const characters = set === undefined ? [plain] : charactersOf(set);
    if (characters[0] === undefined) return undefined;
    for (let place = 0; place < countOf(times); place += 1) {
      example += characters[place % characters.length];
    }
  }
  return example === '' || example.length > 30 ? undefined : example;
}

/** Prefers letters and digits, because few values begin with a sign. */
function charactersOf(set: string): readonly string[] {
  const all = [...set.matchAll(/(.)-(.)|./gsu)].flatMap(([each, first = each, last = first]) => {
    const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
    return Array.from({ length: Math.min(to - from + 1, 10) }, (_, index) =>
      String.fromCodePoint(from + index),
    );
  });
  const words = all.filter((each) => /[\p{L}\p{N}]/u.test(each));
  return words.length > 0 ? words : all;
}

function countOf(times: string | undefined): number {
  if (times === undefined) return 1;
  if (times === '?' || times === '*') return 0;
  return times === '+' ? 3 : Number(/\d+/.exec(times)?.[0]);
}
