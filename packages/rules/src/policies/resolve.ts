import { type Expression, undecidedMessages, withParts } from '../expressions/index.ts';
import { callOf } from './helper-functions.ts';
import { policyMessages } from './messages.ts';
import { type Names, unknown } from './names.ts';
import { personValue } from './person-values.ts';
import { subselectOf } from './subselects.ts';

/** Puts the person's values, the bodies of functions and what is known of sub-selects in their places. */
export function resolve(expression: Expression, names: Names): Expression {
  const value = personValue(expression, names.person);
  if (value !== undefined) {
    // Postgres may compute it to plan the request, whether it is needed or not.
    if (value.is === 'unknown' && value.mayFail) names.found.obstacles.add(value.reason);
    return value;
  }
  if (expression.is === 'column') return columnOf(expression, names);
  if (expression.is === 'subselect') return subselectOf(expression, names, resolve);
  if (expression.is === 'call' && expression.name.includes('.')) {
    return callOf(expression, names, resolve);
  }
  return withParts(expression, (part) => resolve(part, names));
}

function columnOf(
  { name, table }: Extract<Expression, { is: 'column' }>,
  { table: ownTable, columns, inner, given }: Names,
): Expression {
  const isInner = table === undefined ? given !== undefined && inner.size > 0 : inner.has(table);
  // In the body of a function, a column of its tables goes before an argument.
  if (isInner) {
    const tables = inner.get(table ?? '') ?? [...inner.values()].join(', ');
    return unknown(policyMessages.rows({ tables }), false);
  }
  if (given !== undefined) {
    const argument = table === undefined ? given.get(name) : undefined;
    return argument ?? unknown(policyMessages.subselect, true);
  }
  if (table !== undefined && table !== ownTable) {
    return unknown(policyMessages.subselect, true);
  }
  // Of a column that people may not read, nothing is known.
  return columns.has(name)
    ? { is: 'column', name }
    : unknown(undecidedMessages.unknown({ column: name }), false);
}
