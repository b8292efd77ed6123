import { undecidedMessages } from '../messages.ts';
import { isAscii, Unknown } from '../values/index.ts';
import { isQuick, partsOfPattern } from './pattern-cost.ts';

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
  /\[(?<not>\^?)(?<set>(?!\])(?:\\.|\[:[a-z]+:\]|[^\\\]])+)\]|(?<unicode>\\u[\da-fA-F]{4})|\\(?<escaped>.)|(?<times>\{\d+(?:,\d*)?\})|(?<group>\((?!\?)|\(\?(?:[:=!]|<[=!]))|(?<sign>[^\\[({])/suy;
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
    const { not = '', set, escaped, unicode, times, group, sign } = groups;
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
    else source += unicode ?? times ?? group ?? sign ?? '';
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

/** A regular expression of both dialects. */
export interface Regex {
  readonly regex: RegExp;
  /** Returns why only the database can apply it to a text; undefined where it is applied here. */
  readonly doubt: (text: string) => Unknown | undefined;
  /** How many groups of a match it returns. */
  readonly groups: number;
  /**
   * Whether both find the same part of a text: Postgres takes the longest, JavaScript the first of many ways. Without
   * groups, alternatives and a second part of any length there is one order for both.
   */
  readonly findsSame: boolean;
  /** Whether what it finds has a character. */
  readonly isNeverEmpty: boolean;
}

/** Compiles a regular expression; undefined where only Postgres knows what it accepts. */
export function readRegex(pattern: string, givenCase: boolean): Regex | undefined {
  const [, option, written = pattern] = /^\(\?([ci])\)(.*)$/s.exec(pattern) ?? [];
  const ignoresCase = option === undefined ? givenCase : option === 'i';
  const translated = translatePattern(written);
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
  return {
    regex,
    ...partsOfPattern(source),
    doubt(text) {
      if ((hasClasses || ignoresCase) && !isAscii(text))
        return new Unknown(undecidedMessages.letters);
      if (unsure.some((sign) => text.includes(sign)))
        return new Unknown(undecidedMessages.pattern({ pattern }));
      return isQuick(source, text) ? undefined : new Unknown(undecidedMessages.slow({ pattern }));
    },
  };
}

/** Returns whether a text is matched. */
export const matches = ({ regex, doubt }: Regex, text: string): boolean | Unknown =>
  doubt(text) ?? regex.test(text);
