import type { Condition, Test } from '@ninefold/data/grammar';
import type { Junction } from '@ninefold/data/grammar';
import type { FieldPath } from '@ninefold/data/grammar';
import { arrayLiteral, identifier, literal } from './text.ts';

/** How SQL reaches the columns and embeds of the relation that a condition is about. */
export interface Scope {
  /** The relation's own name or alias, as SQL writes it. */
  readonly relation: string;
  /** What an embed is called in SQL, by the name that it has in the answer. */
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
    case 'compare':
      return `${field} ${test.operator} ${literal(valueOf(test.operator, test.value))}`;
    case 'compare each': {
      const value = literal(valueOf(test.operator, test.value));
      return `${field} ${test.operator} ${test.quantifier} (${value})`;
    }
    case 'in': {
      const empty = test.values.length === 1 && test.values[0] === '';
      return `${field} = any (${arrayLiteral(empty ? [] : test.values)})`;
    }
    case 'is':
      return `${field} is ${test.value}`;
    case 'distinct':
      return `${field} is distinct from ${literal(test.value)}`;
    default: {
      const language = test.language === undefined ? '' : `${literal(test.language)}, `;
      return `${field} @@ ${test.function}(${language}${literal(test.value)})`;
    }
  }
}

/** `*` stands for `%` in a pattern, which an address cannot hold as it is. */
function valueOf(operator: string, value: string): string {
  return operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value;
}
