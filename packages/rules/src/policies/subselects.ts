import { type Expression, partsOf, type Subselect } from '../expressions/index.ts';
import { policyMessages } from './messages.ts';
import { type Names, type Resolve, unknown } from './names.ts';

const yes: Expression = { is: 'boolean', value: true };

/** Puts what is known of a sub-select without the records of its tables in its place. */
export function subselectOf(subselect: Subselect, names: Names, resolve: Resolve): Expression {
  const { for: form, of, from, results, where } = subselect;
  if (from === undefined) {
    names.found.obstacles.add(policyMessages.subselect);
    return unknown(policyMessages.subselect, true);
  }
  const sought = of && resolve(of, names);
  if (from.length === 0) return withoutTables(subselect, sought, names, resolve);
  from.forEach(({ name }) => names.found.tables.add(name));
  const inner = new Map([...names.inner, ...from.map(({ alias, name }) => [alias, name] as const)]);
  const within = { ...names, inner };
  const conditions = where === undefined ? [] : [isTrue(resolve(where, within))];
  const resolved = results.map((each) => resolve(each, within));
  const rows = policyMessages.rows({ tables: from.map(({ name }) => name).join(', ') });
  const isPlain = resolved.every(isOfRow);
  // An aggregate has a row even of none, and a value of several rows is an error.
  if (form === 'value' || !isPlain) return unknown(rows, true);
  return { is: 'AND', parts: [...conditions, unknown(rows, false)] };
}

/** `(SELECT auth.uid() AS uid)` */
function withoutTables(
  { for: form, results, where }: Subselect,
  sought: Expression | undefined,
  names: Names,
  resolve: Resolve,
): Expression {
  const [result, ...others] = results.map((each) => resolve(each, names));
  if (result === undefined || where !== undefined || others.length > 0) {
    return unknown(policyMessages.subselect, true);
  }
  // A function may return any number of rows.
  if (form === 'EXISTS') return result.is === 'unknown' ? result : yes;
  if (form === 'IN' && sought !== undefined) {
    return { is: 'operator', operator: '=', left: sought, right: result };
  }
  return sought === undefined ? result : unknown(policyMessages.subselect, true);
}

const isNull = (expression: Expression): boolean =>
  expression.is === 'null' || (expression.is === 'cast' && isNull(expression.of));

/** Whether a result has a value for each row, as an aggregate has not. */
function isOfRow(expression: Expression): boolean {
  if (expression.is === 'cast') return isOfRow(expression.of);
  return ['column', 'unknown', 'text', 'number', 'boolean', 'null'].includes(expression.is);
}

/** A condition that selects rows, without the difference of FALSE and NULL. */
function isTrue(expression: Expression): Expression {
  const isComparison =
    expression.is === 'operator' && /^(?:=|<>|<=?|>=?)$/.test(expression.operator);
  // Without an account, no row is its own.
  if (isComparison && partsOf(expression).some(isNull)) return { is: 'boolean', value: false };
  return expression.is === 'AND' || expression.is === 'OR'
    ? { ...expression, parts: expression.parts.map(isTrue) }
    : { is: 'test', of: expression, for: 'TRUE', not: false };
}
