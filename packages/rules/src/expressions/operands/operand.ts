import { undecidedMessages } from '../messages.ts';
import {
  type Datum,
  type Evaluate,
  failing,
  type Known,
  type Scope,
  type SqlType,
  strictly,
  typeNamed,
  Undecidable,
} from '../values/index.ts';

/** The collation that an expression has: by default, of its column, or because it says so. */
export interface Collation {
  readonly name: string;
  readonly explicit: boolean;
}

/** A compiled part of an expression. */
export interface Operand {
  readonly type: SqlType;
  readonly collation?: Collation | undefined;
  /** The same for every record. */
  readonly constant?: Datum;
  /** A quoted text that is not cast yet. */
  readonly literal?: string;
  readonly evaluate: Evaluate;
}

export const boolean = typeNamed('boolean');
export const text = typeNamed('text');
export const integer = typeNamed('integer');
export const numeric = typeNamed('numeric');

export function constant(type: SqlType, value: Datum): Operand {
  return { type, constant: value, evaluate: () => value };
}

/** Applies a strict function to operands. */
export function applied(
  type: SqlType,
  args: readonly Operand[],
  apply: (values: readonly Known[], scope: Scope) => Datum | undefined,
): Operand {
  return {
    type,
    evaluate: strictly(
      args.map(({ evaluate }) => evaluate),
      apply,
    ),
  };
}

/** Of a function that fails at some values. */
export const partial: typeof applied = (type, args, apply) =>
  applied(
    type,
    args.map((each) => ({ ...each, evaluate: failing(each.evaluate) })),
    apply,
  );

export const familiesOf = (args: readonly Operand[]) =>
  args.map(({ type }) => type.family).join(' ');

/** Returns the collation of what is made of these operands. */
export function collationOf(operands: readonly Operand[]): Collation | undefined {
  const all = operands.flatMap(({ collation }) => collation ?? []);
  const strongest = all.some(({ explicit }) => explicit)
    ? all.filter(({ explicit }) => explicit)
    : all.filter(({ name }) => name !== 'default');
  const [first, ...others] = strongest;
  // Postgres raises an error where it would need one.
  const other = others.find(({ name }) => name !== first?.name);
  if (other !== undefined) throw undecidableCollation(other.name);
  return first;
}

export function undecidableCollation(collation: string): Undecidable {
  return new Undecidable(undecidedMessages.collation({ collation }));
}

export function undecidableOperator(
  operator: string,
  ...operands: readonly Operand[]
): Undecidable {
  const types = operands.map(({ type }) => type.name).join(', ');
  return new Undecidable(undecidedMessages.operator({ operator, types }));
}

/** Those whose equal texts are the same texts: every one that Postgres itself defines. */
const deterministic =
  /^(?:default|C|POSIX|ucs_basic|unicode|pg_c_utf8|pg_unicode_fast|[^.]+-x-icu|[a-z]{2,3}_[A-Z]{2}(?:\.utf-?8)?|[cC]\.utf-?8)$/i;
/** Those that order texts by code point. */
const byCodePoint = /^(?:C|POSIX|ucs_basic|pg_c_utf8|pg_unicode_fast|C\.utf-?8)$/i;

/** Whether equal texts are the same texts. */
export const isDeterministic = (operands: readonly Operand[]): boolean =>
  deterministic.test(collationOf(operands)?.name ?? 'default');

/**
 * Returns whether texts are ordered by code point.
 *
 * @throws {Undecidable} if equal texts may differ.
 */
export function isByCodePoint(operands: readonly Operand[]): boolean {
  const { name = 'default' } = collationOf(operands) ?? {};
  if (!deterministic.test(name)) throw undecidableCollation(name);
  return byCodePoint.test(name);
}
