import type {
  ComparisonOperator,
  Condition,
  FieldPath,
  Junction,
  SearchOperator,
  Test,
} from '@ninefold/specification/grammar';
import { arrayLiteral, identifier, literal } from '../literals/index.ts';

const comparisons: Readonly<Record<ComparisonOperator, string>> = {
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
};

const searches: Readonly<Record<SearchOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** How SQL reaches the columns and embeds of the relation that a condition is about. */
export interface Scope {
  /** The relation's own name or alias, as SQL writes it. */
  readonly relation: string;
  /** Names of embeds in SQL, by their names in the answer. */
  readonly embeds: ReadonlyMap<string, string>;
}

/** A condition, or several joined, as SQL. */
export function writeCondition(condition: Condition | Junction, scope: Scope): string {
  if (condition.kind === 'junction') {
    const terms = condition.terms.map((term) => writeCondition(term, scope));
    return `${condition.negated ? 'not ' : ''}(${terms.join(` ${condition.operator} `)})`;
  }
  const { field, negated, test } = condition;
  const embed = field.path.length === 0 ? scope.embeds.get(field.name) : undefined;
  if (embed !== undefined && test.kind === 'is' && test.value === 'null') {
    return `${embed} is ${negated ? '' : 'not '}distinct from null`;
  }
  return `${negated ? 'not ' : ''}${writeTest(writeField(field, scope.relation), test)}`;
}

/** A column, or what a path reaches in it. */
export function writeField({ name, path }: FieldPath, relation: string): string {
  const column = `${relation}.${identifier(name)}`;
  if (path.length === 0) return column;
  const steps = path.map(({ arrow, key, isIndex }) => `${arrow}${isIndex ? key : literal(key)}`);
  return `to_jsonb(${column})${steps.join('')}`;
}

function writeTest(field: string, test: Test): string {
  switch (test.kind) {
    case 'compare': {
      const value = literal(valueOf(test.operator, test.value));
      const operand = test.quantifier === undefined ? value : `${test.quantifier} (${value})`;
      return `${field} ${comparisons[test.operator]} ${operand}`;
    }
    case 'in': {
      // PostgREST takes `in.("")` for an empty list.
      const empty = test.values.length === 1 && test.values[0] === '';
      return `${field} = any (${arrayLiteral(empty ? [] : test.values)})`;
    }
    case 'is':
      return `${field} is ${test.value}`;
    case 'distinct':
      return `${field} is distinct from ${literal(test.value)}`;
    default: {
      const language = test.language === undefined ? '' : `${literal(test.language)}, `;
      return `${field} @@ ${searches[test.operator]}(${language}${literal(test.value)})`;
    }
  }
}

/** `*` stands for `%` in a pattern, which an address cannot hold as it is. */
function valueOf(operator: ComparisonOperator, value: string): string {
  return operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value;
}
