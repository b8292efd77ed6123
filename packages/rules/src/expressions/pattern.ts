import { Unknown } from './datum.ts';
import { undecidedMessages } from './messages.ts';
import { isQuick } from './pattern-cost.ts';

export type Matches = (text: string) => boolean | Unknown;

/** Whether the meaning of letters, digits and spaces beyond these depends on a collation. */
export const isAscii = (text: string) => !/[^\0-\u{7f}]/u.test(text);

/** What Postgres's classes hold of ASCII, as a part of a bracket. */
const classes: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: String.raw`\t\n\v\f\r `,
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: String.raw`\t\n\v\f\r `,
  xdigit: '0-9A-Fa-f',
  word: 'A-Za-z0-9_',
  punct: String.raw`!-\/:-@\[-\x60\{-~`,
  blank: String.raw`\t `,
};

/** ASCII that the database's collation counts as a part of a class, or does not: its symbols and separators. */
const disputed: readonly (readonly [asked: RegExp, signs: string])[] = [
  [/\[:punct:\]/, '$+<=>^`|~'],
  [/\[:space:\]|\\s/i, '\u{1c}\u{1d}\u{1e}\u{1f}'],
];

/** Escapes outside of brackets that JavaScript writes otherwise. Its `\b` is a backspace to Postgres. */
const constraints: Readonly<Record<string, string>> = {
  A: '^',
  Z: '$',
  y: String.raw`\b`,
  Y: String.raw`\B`,
  m: String.raw`\b(?=\w)`,
  M: String.raw`\b(?<=\w)`,
};

const part =
  /\[(?<not>\^?)(?<set>(?!\])(?:\\.|\[:[a-z]+:\]|[^\\\]])+)\]|\\(?<escaped>.)|(?<times>\{\d+(?:,\d*)?\})|(?<group>\((?!\?)|\(\?[:=!])|(?<sign>[^\\[({])/suy;
const setPart = /\\(?<escaped>.)|\[:(?<named>[a-z]+):\]|(?<odd>\[[.:=])|(?<plain>.)/suy;

interface Translated {
  readonly source: string;
  /** Whether it asks for classes, which a collation extends beyond ASCII. */
  readonly hasClasses: boolean;
}

/**
 * Translates a regular expression of Postgres; undefined where JavaScript has none that accepts the same texts, as
 * with back references and options.
 */
export function translatePattern(pattern: string): Translated | undefined {
  if (pattern.startsWith('***')) return undefined;
  let source = '';
  let hasClasses = false;
  part.lastIndex = 0;
  while (part.lastIndex < pattern.length) {
    const groups = part.exec(pattern)?.groups;
    if (groups === undefined) return undefined;
    const { not = '', set, escaped, times, group, sign } = groups;
    if (set !== undefined) {
      const inner = translateSet(set);
      if (inner === undefined) return undefined;
      hasClasses ||= inner.hasClasses;
      source += `[${not}${inner.source}]`;
    } else if (escaped !== undefined) {
      const lower = escaped.toLowerCase();
      if (lower === 'd' || lower === 'w' || lower === 's') {
        hasClasses = true;
        source += `[${lower === escaped ? '' : '^'}${classes[lower]}]`;
      } else {
        const written = constraints[escaped] ?? literal(escaped);
        if (written === undefined) return undefined;
        hasClasses ||= Object.hasOwn(constraints, escaped) && !/[AZ]/.test(escaped);
        source += written;
      }
    } else if (sign === ']' || sign === '}') source += `\\${sign}`;
    else source += times ?? group ?? sign ?? '';
  }
  return { source, hasClasses };
}

function translateSet(set: string): Translated | undefined {
  let source = '';
  let hasClasses = false;
  let isAfterClass = false;
  setPart.lastIndex = 0;
  while (setPart.lastIndex < set.length) {
    const { escaped, named, odd, plain } = setPart.exec(set)?.groups ?? {};
    const inClass = named ?? (escaped !== undefined && /[dws]/.test(escaped) ? escaped : undefined);
    if (odd !== undefined) return undefined;
    // Postgres and JavaScript read a hyphen after a class differently.
    if (isAfterClass && plain === '-' && setPart.lastIndex < set.length) return undefined;
    isAfterClass = inClass !== undefined;
    if (inClass !== undefined) {
      const written = Object.hasOwn(classes, inClass) ? classes[inClass] : undefined;
      if (written === undefined) return undefined;
      hasClasses = true;
      source += written;
    } else if (plain !== undefined) source += plain === '[' ? String.raw`\[` : plain;
    else {
      const written = escaped === '-' ? String.raw`\-` : literal(escaped ?? '');
      if (written === undefined) return undefined;
      source += written;
    }
  }
  return { source, hasClasses };
}

/** An escaped sign. JavaScript escapes only those of its syntax. */
function literal(escaped: string): string | undefined {
  if (/[nrtfv]/.test(escaped)) return `\\${escaped}`;
  if (/[^\0-\u{7f}]|[a-z0-9]/iu.test(escaped)) return undefined;
  return /[$()*+./?[\\\]^{|}]/.test(escaped) ? `\\${escaped}` : escaped;
}

/** Compiles a regular expression; undefined where only Postgres knows what it accepts. */
export function regexMatches(pattern: string, ignoresCase: boolean): Matches | undefined {
  const translated = translatePattern(pattern);
  if (translated === undefined || (ignoresCase && !isAscii(pattern))) return undefined;
  const { source, hasClasses } = translated;
  let regex: RegExp;
  try {
    // By code points, and with a point that matches the end of a line, as in Postgres.
    regex = new RegExp(source, ignoresCase ? 'isu' : 'su');
  } catch {
    return undefined;
  }
  const unsure = disputed.flatMap(([asked, signs]) =>
    asked.test(pattern) ? Array.from(signs) : [],
  );
  return (text) => {
    if ((hasClasses || ignoresCase) && !isAscii(text))
      return new Unknown(undecidedMessages.letters);
    if (unsure.some((sign) => text.includes(sign)))
      return new Unknown(undecidedMessages.pattern({ pattern }));
    return isQuick(source, text)
      ? regex.test(text)
      : new Unknown(undecidedMessages.slow({ pattern }));
  };
}

const any = Symbol('%');
const one = Symbol('_');

/** Returns whether a text is LIKE a pattern; undefined where the pattern ends in its escape, which is an error. */
export function isLike(text: string, pattern: string): boolean | undefined {
  const parts: (string | typeof any | typeof one)[] = [];
  const signs = Array.from(pattern);
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at];
    if (sign === '\\') {
      at += 1;
      if (at === signs.length) return undefined;
      parts.push(signs[at] ?? '');
    } else parts.push(sign === '%' ? any : sign === '_' ? one : (sign ?? ''));
  }
  return matchesParts(Array.from(text), parts);
}

/** Goes back to the last `%` only, so that it takes at most the product of both lengths. */
function matchesParts(text: readonly string[], parts: readonly (string | symbol)[]): boolean {
  let [at, place] = [0, 0];
  let [last, from] = [-1, 0];
  while (at < text.length) {
    const wanted = parts[place];
    if (wanted === any) {
      [last, from] = [place, at];
      place += 1;
    } else if (wanted !== undefined && (wanted === one || wanted === text[at])) {
      at += 1;
      place += 1;
    } else if (last >= 0) {
      from += 1;
      at = from;
      place = last + 1;
    } else return false;
  }
  return parts.slice(place).every((each) => each === any);
}

/** Writes a pattern with another escape as one with a backslash. */
export function withBackslash(pattern: string, escape: string): string {
  let isEscaped = false;
  return Array.from(pattern, (sign) => {
    if (sign === escape && !isEscaped) {
      isEscaped = true;
      return '\\';
    }
    const written = sign === '\\' && !isEscaped ? '\\\\' : sign;
    isEscaped = false;
    return written;
  }).join('');
}
