import { type FieldPath, Scanner } from './scanner.ts';

/** One condition on one field. */
export interface Condition {
  readonly kind: 'condition';
  readonly field: FieldPath;
  readonly negated: boolean;
  readonly test: Test;
}

export type Test =
  | { readonly kind: 'compare'; readonly operator: Operator; readonly value: string }
  | {
      readonly kind: 'compare each';
      readonly operator: Operator;
      readonly quantifier: 'any' | 'all';
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
  | { readonly kind: 'distinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly function: string;
      readonly language: string | undefined;
      readonly value: string;
    };

/** Operators that compare with one value, to those of SQL. */
const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;
export type Operator = (typeof operators)[keyof typeof operators];

const searches: ReadonlyMap<string, string> = new Map([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
]);

/** Reads what follows a parameter's name: `eq.1`, `not.in.(1,2)`. */
export function readFilter(field: FieldPath, text: string): Condition {
  const scanner = new Scanner(text, 'filter');
  const { negated, test } = readTest(scanner, () => scanner.rest());
  if (!scanner.atEnd) scanner.fail('end of input');
  return { kind: 'condition', field, negated, test };
}

/** @param value reads the rest of a condition: all of it, or up to what ends it in a logic tree. */
export function readTest(
  scanner: Scanner,
  value: () => string,
): { readonly negated: boolean; readonly test: Test } {
  const negated = scanner.accept('not.');
  const word = scanner.take(/[a-z]+/y) ?? '';
  const search = searches.get(word);
  if (search !== undefined) {
    const language = scanner.take(/\([^)]*\)/y)?.slice(1, -1);
    scanner.expect('.');
    return { negated, test: { kind: 'search', function: search, language, value: value() } };
  }
  if (Object.hasOwn(operators, word)) {
    const operator = operators[word as keyof typeof operators];
    const quantifier = scanner.take(/\((?:any|all)\)/y)?.slice(1, -1) as 'any' | 'all' | undefined;
    scanner.expect('.');
    const test: Test =
      quantifier === undefined
        ? { kind: 'compare', operator, value: value() }
        : { kind: 'compare each', operator, quantifier, value: value() };
    return { negated, test };
  }
  if (word === 'in' && scanner.accept('.')) {
    return { negated, test: { kind: 'in', values: readList(scanner) } };
  }
  if (word === 'isdistinct' && scanner.accept('.')) {
    return { negated, test: { kind: 'distinct', value: value() } };
  }
  if (word === 'is' && scanner.accept('.')) {
    const found = scanner.take(/(?:not_null|null|true|false|unknown)/iy)?.toLowerCase();
    const what = found === 'not_null' ? 'not null' : found;
    if (what === undefined) scanner.fail('null or trilean value (unknown, true, false)');
    return { negated, test: { kind: 'is', value: what as 'null' } };
  }
  return scanner.fail('operator (eq, gt, ...)');
}

function readList(scanner: Scanner): readonly string[] {
  scanner.expect('(');
  const values = [readElement(scanner)];
  while (scanner.accept(',')) values.push(readElement(scanner));
  scanner.expect(')');
  return values;
}

/** Quotes count only around a whole element; others are part of it. */
function readElement(scanner: Scanner): string {
  return quotedWhole(scanner) ?? scanner.take(/[^,)]*/y) ?? '';
}

export function quotedWhole(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const quoted = scanner.quoted();
    const ends = scanner.atEnd || scanner.sees(',') || scanner.sees(')');
    return ends ? quoted : undefined;
  });
}
