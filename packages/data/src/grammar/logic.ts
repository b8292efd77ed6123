import { type Condition, quotedWhole, readTest } from './filter.ts';
import { Scanner } from './scanner.ts';

/** Conditions joined by `and` or `or`. */
export interface Junction {
  readonly kind: 'junction';
  readonly operator: 'and' | 'or';
  readonly negated: boolean;
  readonly terms: readonly (Condition | Junction)[];
}

/** Reads the value of `and=(…)` or `or=(…)`. */
export function readLogicTree(operator: 'and' | 'or', negated: boolean, text: string): Junction {
  const scanner = new Scanner(text, 'logic tree');
  const terms = readTerms(scanner);
  if (!scanner.atEnd) scanner.fail('end of input');
  return { kind: 'junction', operator, negated, terms };
}

function readTerms(scanner: Scanner): Junction['terms'] {
  scanner.expect('(');
  return scanner.nested(() => {
    const terms = [readTerm(scanner)];
    while (scanner.accept(',')) terms.push(readTerm(scanner));
    return terms;
  });
}

function readTerm(scanner: Scanner): Condition | Junction {
  scanner.take(/ +/y);
  const junction = scanner.take(/(?:not\.)?(?:and|or)(?=\()/y);
  if (junction !== undefined) {
    const operator = junction.endsWith('and') ? 'and' : 'or';
    const negated = junction.startsWith('not.');
    return { kind: 'junction', operator, negated, terms: readTerms(scanner) };
  }
  const field = scanner.field();
  scanner.expect('.');
  return { kind: 'condition', field, ...readTest(scanner, () => readValue(scanner)) };
}

/** In quotes, an array or range in its own brackets, or up to the next comma or parenthesis. */
function readValue(scanner: Scanner): string {
  return quotedWhole(scanner) ?? scanner.take(/\{[^{}]*\}|[^,)]*/y) ?? '';
}
