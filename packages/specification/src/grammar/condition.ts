import { type FieldPath, Scanner } from './lexer.ts';

/** One condition on one field. */
export interface Condition {
  readonly kind: 'condition';
  readonly field: FieldPath;
  readonly negated: boolean;
  readonly test: Test;
}

/** Conditions joined by `and` or `or`. */
export interface Junction {
  readonly kind: 'junction';
  readonly operator: 'and' | 'or';
  readonly negated: boolean;
  /** Only in an address: the relation to the records that the terms are about. */
  readonly relation?: string;
  /** Only in an address there may be none. */
  readonly terms: readonly (Condition | Junction)[];
}

export type Test =
  | {
      readonly kind: 'compare';
      readonly operator: ComparisonOperator;
      /** Of `eq(any).{1,2}`: `value` is then an array. */
      readonly quantifier: 'any' | 'all' | undefined;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
  | { readonly kind: 'distinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly operator: SearchOperator;
      readonly language: string | undefined;
      readonly value: string;
    };

const comparisonOperators = [
  ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'] as const),
  // Of arrays and ranges.
  ...(['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const),
];
export type ComparisonOperator = (typeof comparisonOperators)[number];

const searchOperators = ['fts', 'plfts', 'phfts', 'wfts'] as const;
export type SearchOperator = (typeof searchOperators)[number];

/** Whether a parameter's value begins as a condition does: `not.in.`, `fts(english).`. */
export function isCondition(text: string): boolean {
  const operators = [...comparisonOperators, ...searchOperators, 'in', 'is', 'isdistinct'];
  return new RegExp(String.raw`^(?:not\.)?(?:${operators.join('|')})(?:\([^)]*\))?\.`).test(text);
}

/** Reads the value of a field's parameter: `eq.1`, `not.in.(1,2)`. */
export function readCondition(field: FieldPath, text: string, strict = false): Condition {
  const scanner = new Scanner(text, 'filter', strict);
  const condition = readTest(scanner, field, () => scanner.rest());
  scanner.expectEnd();
  return condition;
}

/** Reads the value of `and=(…)` or `or=(…)`. */
export function readLogicTree(
  operator: Junction['operator'],
  negated: boolean,
  text: string,
  strict = false,
): Junction {
  const scanner = new Scanner(text, 'logic tree', strict);
  const terms = readTerms(scanner);
  scanner.expectEnd();
  return { kind: 'junction', operator, negated, terms };
}

function readTerms(scanner: Scanner): Junction['terms'] {
  scanner.expect('(');
  if (scanner.strict && scanner.accept(')')) return [];
  return scanner.nested(() => scanner.list(() => readTerm(scanner)));
}

function readTerm(scanner: Scanner): Condition | Junction {
  scanner.take(/ +/y);
  const junction = readJunction(scanner);
  if (junction !== undefined) return junction;
  const related =
    scanner.strict &&
    scanner.attempt(() => {
      const relation = scanner.name();
      const found = scanner.accept('.') ? readJunction(scanner) : undefined;
      return found && { ...found, relation };
    });
  if (related) return related;
  const field = scanner.field();
  scanner.expect('.');
  // A value is quoted, an array or range in its own brackets, or ends at a comma or parenthesis.
  return readTest(
    scanner,
    field,
    () => scanner.quotedValue() ?? scanner.take(/\{[^{}]*\}|[^,)]*/y) ?? '',
  );
}

function readJunction(scanner: Scanner): Junction | undefined {
  const word = scanner.take(/(?:not\.)?(?:and|or)(?=\()/y);
  if (word === undefined) return undefined;
  const operator = word.endsWith('and') ? 'and' : 'or';
  const negated = word.startsWith('not.');
  return { kind: 'junction', operator, negated, terms: readTerms(scanner) };
}

/** @param readValue Reads the rest of a condition: all of it, or up to its end in a logic tree. */
function readTest(scanner: Scanner, field: FieldPath, readValue: () => string): Condition {
  const negated = scanner.accept('not.');
  const condition = (test: Test): Condition => ({ kind: 'condition', field, negated, test });
  const word = scanner.take(/[a-z]+/y);
  const search = searchOperators.find((each) => each === word);
  if (search !== undefined) {
    const language = scanner.take(/\([^)]*\)/y)?.slice(1, -1);
    scanner.expect('.');
    return condition({ kind: 'search', operator: search, language, value: readValue() });
  }
  const operator = comparisonOperators.find((each) => each === word);
  if (operator !== undefined) {
    const quantifier = scanner.take(/\((?:any|all)\)/y)?.slice(1, -1) as 'any' | 'all' | undefined;
    scanner.expect('.');
    return condition({ kind: 'compare', operator, quantifier, value: readValue() });
  }
  if (word === 'in' && scanner.accept('.')) {
    return condition({ kind: 'in', values: readValues(scanner) });
  }
  if (word === 'isdistinct' && scanner.accept('.')) {
    return condition({ kind: 'distinct', value: readValue() });
  }
  if (word === 'is' && scanner.accept('.')) {
    const found = scanner.take(/(?:not_null|null|true|false|unknown)/iy)?.toLowerCase();
    if (found === undefined) scanner.fail('null or trilean value (unknown, true, false)');
    return condition({ kind: 'is', value: found.replace('_', ' ') as 'null' });
  }
  return scanner.fail('operator (eq, gt, ...)');
}

function readValues(scanner: Scanner): readonly string[] {
  scanner.expect('(');
  if (scanner.accept(')')) return [];
  const values = scanner.list(() => scanner.quotedValue() ?? scanner.take(/[^,)]*/y) ?? '');
  scanner.expect(')');
  return values;
}
