import { type Condition, type Junction, readCondition, readLogicTree } from './condition.ts';
import {
  type Filter,
  filterOf,
  type Parameter,
  writeFilterParameter,
  writeFilterTerm,
} from './filter.ts';
import { isReservedParameter, quote, Scanner, writeName } from './lexer.ts';

/** Conditions of which all or any must hold. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  /** The records for which the group does not hold. */
  readonly negated?: true;
  /**
   * The name of a relation (`filterRelations`): there is a related record for which the terms hold.
   * They are on its fields. Without terms, there is any related record.
   */
  readonly relation?: string;
  readonly terms: readonly FilterTerm[];
}

export type FilterTerm = Filter | FilterGroup;

export function isGroup(term: FilterTerm): term is FilterGroup {
  return 'terms' in term;
}

/** Returns all filters of terms, in their order. */
export function filtersIn(terms: readonly FilterTerm[]): readonly Filter[] {
  return terms.flatMap((term) => (isGroup(term) ? filtersIn(term.terms) : [term]));
}

/** Writes terms as the parameters of a request. Tokens and relations must have been resolved. */
export function writeFilters(terms: readonly FilterTerm[]): readonly Parameter[] {
  return terms.map((term) => writeTermParameter(requested(term)));
}

/** Writes a term as a term of a logic tree: `or(status.eq.open,due.is.null)`. */
export function writeTerm(term: FilterTerm): string {
  if (!isGroup(term)) return writeFilterTerm(term);
  return `${writeGroupName(term)}(${term.terms.map(writeTerm).join(',')})`;
}

export function writeTermParameter(term: FilterTerm): Parameter {
  if (!isGroup(term)) return writeFilterParameter(term);
  return [writeGroupName(term), `(${term.terms.map(writeTerm).join(',')})`];
}

function writeGroupName({ operator, negated, relation }: FilterGroup): string {
  // `not.and` without quotes is a group that does not hold.
  const name = relation === 'not' ? quote(relation) : writeName(relation ?? '');
  return `${relation === undefined ? '' : `${name}.`}${negated ? 'not.' : ''}${operator}`;
}

/** PostgREST reads `in.("")`, a list of one empty text, as an empty list. */
function requested(term: FilterTerm): FilterTerm {
  if (isGroup(term)) return { ...term, terms: term.terms.map(requested) };
  if (term.values.length !== 1 || term.values[0] !== '') return term;
  if (term.operator === 'in') return { ...term, operator: 'eq' };
  return term.operator === 'notIn' ? { ...term, operator: 'isNot' } : term;
}

const junctionName = /(?:not\.)?(?:and|or)$/y;

/** Reads a parameter of an address; undefined where lists have no such filter. */
export function readTermParameter(name: string, value: string): readonly FilterTerm[] | undefined {
  const scanner = new Scanner(name, 'filter path', true);
  const ownJunction = scanner.take(junctionName);
  const relation = ownJunction === undefined ? readRelation(scanner) : undefined;
  const junction = ownJunction ?? (relation === undefined ? undefined : scanner.take(junctionName));
  if (junction !== undefined) {
    const operator = junction.endsWith('and') ? 'and' : 'or';
    const tree = readLogicTree(operator, junction.startsWith('not.'), value, true);
    const term = termOf(relation === undefined ? tree : { ...tree, relation });
    return term && flattened(term);
  }
  if (relation === undefined && isReservedParameter(name)) return undefined;
  const field = scanner.field();
  scanner.expectEnd();
  const term = termOf(readCondition(field, value, true));
  if (term === undefined) return undefined;
  return relation === undefined ? [term] : [{ operator: 'and', relation, terms: [term] }];
}

/** Reads the relation before a group or a field: `customer_id.` in `customer_id.country`. */
function readRelation(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const name = scanner.name();
    return scanner.accept('.') ? name : undefined;
  });
}

/** Returns the terms of a group that all must hold: at the top of a list they are terms themselves. */
export function flattened(term: FilterTerm): readonly FilterTerm[] {
  if (!isGroup(term) || term.relation !== undefined) return [term];
  return term.operator === 'and' && !term.negated ? term.terms.flatMap(flattened) : [term];
}

/** Returns a condition or a logic tree as a term of a list; undefined where lists have no such filter. */
export function termOf(node: Condition | Junction): FilterTerm | undefined {
  if (node.kind === 'condition') {
    const filter = filterOf(node);
    if (filter !== undefined || !node.negated) return filter;
    const opposite = filterOf({ ...node, negated: false });
    return opposite && { operator: 'and', negated: true, terms: [opposite] };
  }
  const pair = pairOf(node);
  if (pair !== undefined) return pair;
  const terms = node.terms.map(termOf);
  const isEmpty = terms.length === 0 && node.relation === undefined;
  if (isEmpty || !terms.every((term) => term !== undefined)) return undefined;
  return {
    operator: node.operator,
    ...(node.negated && { negated: true }),
    ...(node.relation !== undefined && { relation: node.relation }),
    terms,
  };
}

const orEmpty = { in: 'notIn', contains: 'notContains' } as const;

/** Reads the two conditions that one operator is written as. */
function pairOf({ operator, negated, relation, terms }: Junction): Filter | undefined {
  const [one, other, ...more] = terms;
  if (negated || relation !== undefined || more.length > 0) return undefined;
  if (one?.kind !== 'condition' || other?.kind !== 'condition') return undefined;
  const first = filterOf({ ...one, negated: false });
  const second = filterOf(other);
  if (first === undefined || second === undefined || !isSamePlace(first, second)) return undefined;
  if (operator === 'and') {
    const isBetween = !one.negated && first.operator === 'gte' && second.operator === 'lte';
    return isBetween
      ? { ...first, operator: 'between', values: [...first.values, ...second.values] }
      : undefined;
  }
  if (!one.negated || second.operator !== 'empty') return undefined;
  return first.operator === 'in' || first.operator === 'contains'
    ? { ...first, operator: orEmpty[first.operator] }
    : undefined;
}

function isSamePlace(one: Filter, other: Filter): boolean {
  return one.field === other.field && JSON.stringify(one.path) === JSON.stringify(other.path);
}
