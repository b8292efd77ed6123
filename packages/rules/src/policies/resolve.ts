import { type Expression, undecidedMessages, withParts } from '../expressions/index.ts';
import { callOf } from './helper-functions.ts';
import { policyMessages } from './messages.ts';
import { literal, unknown } from './literals.ts';
import type { InnerTable, Names } from './names.ts';
import { personValue } from './person-values.ts';
import { subselectOf } from './subselects.ts';

/** Puts the person's values, the bodies of functions and what is known of sub-selects in their places. */
export function resolve(expression: Expression, names: Names): Expression {
  if (names.body?.isDefiner === true && isUser(expression)) {
    return unknown(undecidedMessages.function({ name: expression.name }), false);
  }
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

/** In a function that runs with its owner's permissions, it is the owner, whose name isn't known. */
const isUser = (expression: Expression): expression is Extract<Expression, { is: 'call' }> =>
  expression.is === 'call' && ['CURRENT_USER', 'CURRENT_ROLE', 'USER'].includes(expression.name);

function columnOf(
  { name, table }: Extract<Expression, { is: 'column' }>,
  names: Names,
): Expression {
  const { table: ownTable, columns, inner, body } = names;
  if (table !== undefined && inner.has(table)) return innerColumn(name, inner.get(table));
  if (body !== undefined) {
    return table === undefined ? inBody(name, names) : argumentOf(name, table, names);
  }
  if (table !== undefined && table !== ownTable) {
    return unknown(policyMessages.subselect, true);
  }
  // Of a column that people may not read, nothing is known.
  return columns.has(name)
    ? { is: 'column', name }
    : unknown(undecidedMessages.unknown({ column: name }), false);
}

/** In the body of a function, a column of its tables goes before an argument; in PL/pgSQL, neither does. */
function inBody(name: string, { inner, body, found }: Names): Expression {
  const argument = body?.given.get(name);
  const tables = [...inner.values()].toReversed();
  const holding = tables.find(
    ({ columns }) => columns === undefined || columns.some((column) => column.name === name),
  );
  if (holding === undefined) return argument ?? unknown(policyMessages.subselect, true);
  if (argument !== undefined && body?.isProcedural === true) {
    found.obstacles.add(policyMessages.subselect);
    return unknown(policyMessages.subselect, true);
  }
  return innerColumn(name, holding);
}

/** `is_member.organisation`, an argument with the name of its function. */
function argumentOf(name: string, table: string, { body }: Names): Expression {
  const argument = table === body?.name ? body.given.get(name) : undefined;
  return argument ?? unknown(policyMessages.subselect, true);
}

function innerColumn(name: string, table: InnerTable | undefined): Expression {
  const { row = {}, columns = [], name: tables = '' } = table ?? {};
  const column = columns.find((each) => each.name === name);
  return column !== undefined && Object.hasOwn(row, name)
    ? literal(row[name], column.baseType ?? column.type)
    : unknown(policyMessages.rows({ tables }), false);
}
