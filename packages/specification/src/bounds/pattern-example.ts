import type { Field } from '../model/index.ts';

/**
 * Returns a value that a pattern accepts, for people to read: the field's default, else one made from the pattern.
 * Undefined for a pattern that says more than which characters follow each other.
 */
export function patternExample(
  pattern: string,
  { default: preset }: Pick<Field, 'default'>,
): string | undefined {
  const made = madeFrom(pattern);
  const literal = /^'((?:[^']|'')+)'(?:::[\w". ]+)?$/
    .exec(preset ?? '')?.[1]
    ?.replaceAll("''", "'");
  const accepted = new RegExp(made === undefined ? '$.' : pattern, 's');
  return [literal, made].find((text) => text !== undefined && accepted.test(text));
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
