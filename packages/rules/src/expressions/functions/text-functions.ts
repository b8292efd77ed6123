import { undecidedMessages } from '../messages.ts';
import {
  boolean,
  castTo,
  collationOf,
  integer,
  isByCodePoint,
  type Operand,
  text,
} from '../operands/index.ts';
import { similarPattern, withBackslash } from '../patterns/index.ts';
import {
  type Datum,
  emptyScope,
  failing,
  type Family,
  isAscii,
  type Known,
  type Scope,
  strictly,
  Unknown,
  withoutPadding,
} from '../values/index.ts';

/** `arguments` are the families of those that it takes; the ones from `least` on may be left out. */
interface TextFunction {
  readonly takes: readonly Family[];
  readonly least?: number;
  readonly type: Operand['type'];
  readonly apply: (values: readonly Known[], scope: Scope) => Datum | undefined;
}

type Texts = readonly string[];
const characters = (value: Known | undefined) => Array.from(value as string);

/** Calls a function of texts and integers, which become numbers. */
function of(
  takes: readonly Family[],
  type: Operand['type'],
  apply: (...args: never[]) => Datum | undefined,
  least = takes.length,
): TextFunction {
  return {
    takes,
    least,
    type,
    apply: (values) =>
      apply(...(values.map((each) => (typeof each === 'bigint' ? Number(each) : each)) as never[])),
  };
}

const number = (value: number) => BigInt(value);
const length = of(['text'], integer, (value: string) => number(characters(value).length));
const substring = of(
  ['text', 'integer', 'integer'],
  text,
  (value: string, from: number, count?: number) => {
    if (count !== undefined && count < 0) return undefined;
    const end = count === undefined ? undefined : Math.max(0, from - 1 + count);
    return characters(value)
      .slice(Math.max(0, from - 1), end)
      .join('');
  },
  2,
);

/** Letters beyond ASCII have capitals by the collation, as in `ß` and `ı`. */
function changed(value: string, change: 'toLowerCase' | 'toUpperCase'): Datum {
  return isAscii(value) ? value[change]() : new Unknown(undecidedMessages.letters);
}

function trimmed(value: string, signs: string, atStart: boolean, atEnd: boolean): string {
  const set = new Set(characters(signs));
  const all = characters(value);
  const isKept = (sign: string) => !set.has(sign);
  const from = atStart ? all.findIndex(isKept) : 0;
  const to = atEnd ? all.findLastIndex(isKept) + 1 : all.length;
  return from < 0 ? '' : all.slice(from, to).join('');
}

const trim = (atStart: boolean, atEnd: boolean) =>
  of(
    ['text', 'text'],
    text,
    (value: string, signs = ' ') => trimmed(value, signs, atStart, atEnd),
    1,
  );

/** Longer texts are left to the database. */
const mostRepeated = 100_000;

const filled = (atStart: boolean) =>
  of(
    ['text', 'integer', 'text'],
    text,
    (value: string, length: number, by = ' ') => {
      if (length > mostRepeated) return undefined;
      const kept = characters(value).slice(0, Math.max(0, length));
      const signs = characters(by);
      const missing = signs.length === 0 ? 0 : Math.max(0, length - kept.length);
      const filling = Array.from({ length: missing }, (_, at) => signs[at % signs.length]);
      return (atStart ? [...filling, ...kept] : [...kept, ...filling]).join('');
    },
    2,
  );

const position = of(['text', 'text'], integer, (value: string, sought: string) => {
  const at = value.indexOf(sought);
  return number(at < 0 ? 0 : characters(value.slice(0, at)).length + 1);
});

const functions: Readonly<Record<string, TextFunction>> = {
  length,
  char_length: length,
  character_length: length,
  octet_length: of(['text'], integer, (value: string) =>
    number(new TextEncoder().encode(value).length),
  ),
  lower: of(['text'], text, (value: string) => changed(value, 'toLowerCase')),
  upper: of(['text'], text, (value: string) => changed(value, 'toUpperCase')),
  btrim: trim(true, true),
  ltrim: trim(true, false),
  rtrim: trim(false, true),
  substring,
  substr: substring,
  left: of(['text', 'integer'], text, (value: string, count: number) =>
    characters(value).slice(0, count).join(''),
  ),
  right: of(['text', 'integer'], text, (value: string, count: number) => {
    const all = characters(value);
    // Postgres has no positive integer of that size, and cuts nothing off.
    if (count === -2_147_483_648) return value;
    return all.slice(count < 0 ? -count : Math.max(0, all.length - count)).join('');
  }),
  replace: of(['text', 'text', 'text'], text, (value: string, sought: string, by: string) =>
    sought === '' ? value : value.replaceAll(sought, () => by),
  ),
  reverse: of(['text'], text, (value: string) => characters(value).toReversed().join('')),
  strpos: position,
  POSITION: position,
  starts_with: of(['text', 'text'], boolean, (value: string, start: string) =>
    value.startsWith(start),
  ),
  split_part: of(['text', 'text', 'integer'], text, (value: string, by: string, place: number) => {
    if (place === 0) return undefined;
    const parts = by === '' ? [value] : value.split(by);
    return parts.at(place > 0 ? place - 1 : place) ?? '';
  }),
  similar_to_escape: of(['text', 'text'], text, similarPattern, 1),
  bit_length: of(['text'], integer, (value: string) =>
    number(new TextEncoder().encode(value).length * 8),
  ),
  ascii: of(['text'], integer, (value: string) => number(value.codePointAt(0) ?? 0)),
  initcap: of(['text'], text, (value: string) =>
    // Providers of collations divide words otherwise.
    /^[A-Za-z ]*$/.test(value)
      ? value
          .toLowerCase()
          .replaceAll(/[a-z]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1))
      : new Unknown(undecidedMessages.letters),
  ),
  translate: of(['text', 'text', 'text'], text, (value: string, from: string, to: string) => {
    const [old, by] = [characters(from), characters(to)];
    return characters(value)
      .map((sign) => (old.includes(sign) ? (by[old.indexOf(sign)] ?? '') : sign))
      .join('');
  }),
  repeat: of(['text', 'integer'], text, (value: string, count: number) =>
    value.length * count > mostRepeated ? undefined : value.repeat(Math.max(0, count)),
  ),
  lpad: filled(true),
  rpad: filled(false),
  chr: of(['integer'], text, (code: number) =>
    code > 0 && code < 128 ? String.fromCharCode(code) : undefined,
  ),
  to_hex: of(['integer'], text, (value: number) =>
    value < 0 || !Number.isSafeInteger(value)
      ? new Unknown(undecidedMessages.failure)
      : value.toString(16),
  ),
  like_escape: of(['text', 'text'], text, (pattern: string, escape: string) =>
    characters(escape).length === 1 ? withBackslash(pattern, escape) : undefined,
  ),
};

/** Those that fail at some values. */
const partial = [
  'substring',
  'substr',
  'split_part',
  'like_escape',
  'similar_to_escape',
  'repeat',
  'lpad',
  'rpad',
  'chr',
];

/** Postgres doesn't print the casts of those that it prints as a form of the grammar. */
const forms = ['btrim', 'ltrim', 'rtrim', 'substring', 'POSITION'];

/** Compiles a function of texts; undefined where there is none of that name and these arguments. */
export function textFunction(name: string, given: readonly Operand[]): Operand | undefined {
  const args = given.map((each) =>
    forms.includes(name) && ['citext', 'padded'].includes(each.type.family)
      ? castTo(text, each)
      : each,
  );
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found === undefined) return undefined;
  const { takes, least = takes.length, type, apply } = found;
  if (args.length < least || args.length > takes.length) return undefined;
  const isTaken = args.every(({ type: { family } }, place) => {
    const wanted = takes[place];
    return (
      family === wanted || (family === 'padded' && wanted === 'text' && name.endsWith('length'))
    );
  });
  if (!isTaken) return undefined;
  const texts = args.filter(({ type: { family } }) => family === 'text');
  if (['strpos', 'POSITION', 'replace', 'starts_with', 'split_part', 'translate'].includes(name))
    isByCodePoint(texts);
  const isPadded = args[0]?.type.family === 'padded' && name !== 'octet_length';
  const evaluate = strictly(
    args.map(({ evaluate }) => (partial.includes(name) ? failing(evaluate) : evaluate)),
    (values, scope) => apply(isPadded ? (values as Texts).map(withoutPadding) : values, scope),
  );
  const isConstant = args.every(({ constant }) => constant !== undefined);
  return {
    type,
    ...(type === text && { collation: collationOf(texts) }),
    ...(isConstant && { constant: evaluate(emptyScope) }),
    evaluate,
  };
}
