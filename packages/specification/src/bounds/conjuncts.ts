import { conditionOfCheck, type Expression, readSimpleExpression } from '../expressions/index.ts';

/**
 * Returns the conditions that a CHECK joins by AND: values satisfy all of them. `OR … IS NULL` adds nothing: NULL
 * satisfies a CHECK anyway. None of a CHECK that isn't enforced, or isn't read.
 *
 * @param definition `CHECK (((length(a) >= 3) AND (length(a) <= 120)))`
 * @param field The column's name; a domain's check says `VALUE`.
 */
export function conjunctsOf(definition: string, field: string): readonly Expression[] {
  const condition = conditionIn(definition);
  return condition === undefined ? [] : joined(condition, field);
}

export function conditionIn(definition: string): Expression | undefined {
  return readSimpleExpression(conditionOfCheck(definition) ?? '');
}

function joined(condition: Expression, field: string): readonly Expression[] {
  if (condition.is === 'AND') return condition.parts.flatMap((part) => joined(part, field));
  if (condition.is !== 'OR') return [condition];
  const [other, ...more] = condition.parts.filter((part) => !isNull(part, field));
  return other === undefined || more.length > 0 ? [condition] : joined(other, field);
}

const isNull = (part: Expression, field: string) =>
  part.is === 'test' && part.for === 'NULL' && !part.not && isSubject(part.of, field);

/** Returns whether a part is the field itself, `a`, or cast to one of the types, `(a)::text`. */
export function isSubject(part: Expression, field: string, types: readonly string[] = []): boolean {
  if (part.is === 'cast') return types.includes(part.type) && isSubject(part.of, field);
  return part.is === 'column' && [field, 'VALUE'].includes(part.name);
}
