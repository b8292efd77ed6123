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
import { readRegex, type Regex } from '../patterns/index.ts';
import { type Datum, strictly, typeNamed, Undecidable, Unknown } from '../values/index.ts';

interface PatternFunction {
  readonly type: Operand['type'];
  /** The place of the flags among its arguments. */
  readonly flags: number;
  readonly apply: (regex: Regex, value: string, by: string, isGlobal: boolean) => Datum;
}

const inexact = new Unknown(undecidedMessages.failure);

const functions: Readonly<Record<string, PatternFunction>> = {
  regexp_like: { type: boolean, flags: 2, apply: ({ regex }, value) => regex.test(value) },
  regexp_match: {
    type: typeNamed('text[]'),
    flags: 2,
    apply: (regex, value) => {
      const found = regex.regex.exec(value);
      if (found === null) return null;
      return regex.findsSame ? [found[0]] : Array.from({ length: regex.groups }, () => inexact);
    },
  },
  regexp_count: {
    type: integer,
    flags: 3,
    apply: ({ regex, findsSame, isNeverEmpty }, value) => {
      if (!regex.test(value)) return 0n;
      return findsSame && isNeverEmpty
        ? BigInt(value.match(new RegExp(regex, `${regex.flags}g`))?.length ?? 0)
        : inexact;
    },
  },
  regexp_replace: {
    type: text,
    flags: 3,
    apply: ({ regex, findsSame, isNeverEmpty }, value, by, isGlobal) => {
      if (!regex.test(value)) return value;
      if (!findsSame || by.includes('\\') || (isGlobal && !isNeverEmpty)) return inexact;
      return value.replace(isGlobal ? new RegExp(regex, `${regex.flags}g`) : regex, () => by);
    },
  },
  substring: {
    type: text,
    flags: 2,
    apply: ({ regex, findsSame }, value) => {
      const found = regex.exec(value);
      return found === null ? null : findsSame ? found[0] : inexact;
    },
  },
};

/** Compiles a function of a text and a pattern that is the same for every record; undefined for any other. */
export function patternFunction(name: string, given: readonly Operand[]): Operand | undefined {
  // Postgres doesn't print the casts of SUBSTRING.
  const args = given.map((each) =>
    name === 'substring' && ['citext', 'padded'].includes(each.type.family)
      ? castTo(text, each)
      : each,
  );
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found === undefined || args.some(({ type: { family } }) => family !== 'text'))
    return undefined;
  const { type, flags: place, apply } = found;
  const flags = args[place]?.constant ?? '';
  const isReplacing = name === 'regexp_replace';
  const amount = isReplacing
    ? [3, 4]
    : name === 'substring' || name === 'regexp_count'
      ? [2]
      : [2, 3];
  if (!amount.includes(args.length) || typeof flags !== 'string') return undefined;
  if ((args.length > place && args[place]?.constant === undefined) || !/^[gi]*$/.test(flags))
    return undefined;
  if (flags.includes('g') && !isReplacing) return undefined;
  const pattern = args[1]?.constant;
  if (typeof pattern !== 'string') return undefined;
  isByCodePoint(args.slice(0, 2));
  const regex = readRegex(pattern, flags.includes('i'));
  if (regex === undefined) throw new Undecidable(undecidedMessages.pattern({ pattern }));
  const collation = collationOf(args);
  return {
    type,
    ...(type === text && collation !== undefined && { collation }),
    evaluate: strictly(
      args.map(({ evaluate }) => evaluate),
      ([value, , by]) =>
        regex.doubt(value as string) ??
        apply(regex, value as string, isReplacing ? (by as string) : '', flags.includes('g')),
    ),
  };
}
