/** Steps that a check may take: the page waits for it. */
const mostSteps = 10_000_000;

/** A bracket, an escaped sign, the beginning of a group, a quantifier, or one character. */
const token = /\[\^?(?:\\.|[^\\[\]])+\]|\\.|\(\?:|\{\d+(?:,\d*)?\}|[^]/gsu;

const isQuantifier = (part = '') => /^(?:[*+?]$|\{)/.test(part);
const isOpenEnded = (part: string) => /^(?:[*+]$|\{\d+,)/.test(part);
const isCharacter = (part: string) => !isQuantifier(part) && !/^(?:[()|^$]|\(\?:)$/.test(part);

/**
 * Returns whether a text can be checked by a pattern without keeping the page waiting. Each part that takes as
 * many characters as it finds multiplies the steps by the length of the text; a repetition in a repetition,
 * as in `(a+)+`, could double them with each character.
 */
export function isQuick(pattern: string, text: string): boolean {
  const parts = pattern.match(token) ?? [];
  const isDoubling = groupsOf(parts).some(
    ({ inner, next }) => isQuantifier(next) && next !== '?' && !isDividedOnce(inner),
  );
  const repetitions = parts.filter(isOpenEnded).length + (pattern.startsWith('^') ? 0 : 1);
  return !isDoubling && text.length ** repetitions <= mostSteps;
}

/** Describes what a pattern finds in a text. */
export function partsOfPattern(pattern: string) {
  const parts = pattern.match(token) ?? [];
  const isSimple = !parts.some((part) => /^[()|]|^\\[bB]$/.test(part));
  const openEnded = parts.filter((part, at) => isOfAnyLength(part, parts[at + 1]));
  return {
    groups: parts.filter((part, at) => part === '(' && parts[at + 1] !== '?').length || 1,
    findsSame: isSimple && openEnded.length <= 1,
    isNeverEmpty:
      isSimple && parts.some((part, at) => isCharacter(part) && !isOptional(parts[at + 1])),
  };
}

/** A quantifier without a fixed number, or a reluctant one. */
const isOfAnyLength = (part: string, next: string | undefined) =>
  isQuantifier(part) && (next === '?' || !/^\{\d+\}$/.test(part));

const isOptional = (next = '') => /^(?:[*?]$|\{0)/.test(next);

interface Group {
  readonly inner: readonly string[];
  /** The part that follows. */
  readonly next: string | undefined;
}

function groupsOf(parts: readonly string[]): readonly Group[] {
  const open: number[] = [];
  return parts.flatMap((part, index) => {
    if (part === '(' || part === '(?:') open.push(index);
    const start = part === ')' ? open.pop() : undefined;
    return start === undefined
      ? []
      : [{ inner: parts.slice(start + 1, index), next: parts[index + 1] }];
  });
}

/** Returns whether what is repeated divides a text in one way only: `(-[a-z]+)*` does at each hyphen. */
function isDividedOnce(inner: readonly string[]): boolean {
  const isFixed = (part: string) => part !== '|' && (!isQuantifier(part) || /^\{\d+\}$/.test(part));
  if (inner.every(isFixed)) return true;
  const [first = '', ...others] = inner;
  const [, escaped, literal = escaped] = /^(?:\\(.)|([^.[(\\]))$/su.exec(first) ?? [];
  if (literal === undefined || isQuantifier(others[0]) || inner.includes('|')) return false;
  return !others.filter(isCharacter).some((part) => new RegExp(`^${part}$`, 'su').test(literal));
}
