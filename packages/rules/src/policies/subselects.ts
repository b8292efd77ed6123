import { type Expression, partsOf, type Subselect } from '../expressions/index.ts';
import { rowsOfCall } from './helper-functions.ts';
import { type KnownRow, knownRows } from './known-rows.ts';
import { policyMessages } from './messages.ts';
import { unknown } from './literals.ts';
import type { Names, Resolve } from './names.ts';
import { readsWholly, withTables } from './tables.ts';

const boolean = (value: boolean): Expression => ({ is: 'boolean', value });

/**
 * Puts what is known of a sub-select in its place: its rows where they are the person's own memberships, else what does
 * not depend on the records of its tables.
 *
 * @param sought The value that IN seeks, resolved.
 */
export function subselectOf(
  subselect: Subselect,
  names: Names,
  resolve: Resolve,
  sought: Expression | undefined = subselect.of && resolve(subselect.of, names),
): Expression {
  const { for: form, from, results, where } = subselect;
  if (from === undefined) {
    names.found.obstacles.add(policyMessages.subselect);
    return unknown(policyMessages.subselect, true);
  }
  if (from.length === 0) return withoutTables(subselect, sought, names, resolve);
  const tables = from.map(({ name }) => name);
  if (names.body?.isDefiner !== true) tables.forEach((name) => names.found.tables.add(name));
  const closed = tables.find((name) => names.body?.isDefiner === true && !readsWholly(name, names));
  if (closed !== undefined) {
    const reason = policyMessages.definer({ table: closed, name: names.body?.name ?? '' });
    names.found.obstacles.add(reason);
    return unknown(reason, true);
  }
  const within = withTables(names, from);
  const resolved = results.map((each) => resolve(each, within));
  const isPlain = resolved.every(isOfRow);
  const rows = isPlain ? knownRows(subselect, within, resolve) : undefined;
  const known = rows && ofRows(form, sought, rows, names);
  if (known !== undefined) return known;
  const conditions = where === undefined ? [] : [isTrue(resolve(where, within))];
  const reason = policyMessages.rows({ tables: tables.join(', ') });
  // An aggregate has a row even of none, and a value of several rows is an error.
  if (form === 'value' || !isPlain) return unknown(reason, true);
  return { is: 'AND', parts: [...conditions, unknown(reason, false)] };
}

/** Puts the rows that a sub-select may find in its place, as far as LIMIT leaves no choice among them. */
function ofRows(
  form: Subselect['for'],
  sought: Expression | undefined,
  rows: readonly KnownRow[],
  { limits }: Names,
): Expression | undefined {
  const isLimited = limits.length > 0 && form === 'IN' && rows.length > 1;
  if (isLimited || limits.some((limit) => limit !== '1')) return undefined;
  const found = rows.map(({ condition, result }) => ({ when: isTrue(condition), result }));
  if (form === 'EXISTS') return anyOf(found.map(({ when }) => when));
  if (form === 'value') return sought === undefined ? onlyOf(found) : undefined;
  if (sought === undefined) return undefined;
  return anyOf(
    found.map(({ when, result }) => ({
      is: 'AND',
      parts: [when, { is: 'operator', operator: '=', left: sought, right: result }],
    })),
  );
}

const anyOf = (parts: readonly Expression[]): Expression =>
  parts.length === 0 ? boolean(false) : { is: 'OR', parts };

/** More of them would make conditions that take long to compile. */
const mostCompared = 8;

/** The value of the only row that is found. Of several, one is an error, or it is any of them. */
function onlyOf(
  rows: readonly { readonly when: Expression; readonly result: Expression }[],
): Expression | undefined {
  if (rows.length > mostCompared) return undefined;
  const branches = rows.flatMap(({ when, result }, place) => {
    const others = rows.slice(place + 1).map((other) => other.when);
    const several: Expression = { is: 'AND', parts: [when, anyOf(others)] };
    const open = unknown(policyMessages.severalRows, true);
    return others.length === 0
      ? [{ when, result }]
      : [
          { when: several, result: open },
          { when, result },
        ];
  });
  const nothing: Expression = { is: 'null' };
  return branches.length === 0
    ? nothing
    : { is: 'case', of: undefined, branches, otherwise: nothing };
}

/** `(SELECT auth.uid() AS uid)`, `IN (SELECT private.my_organisations())` */
function withoutTables(
  { for: form, results, where }: Subselect,
  sought: Expression | undefined,
  names: Names,
  resolve: Resolve,
): Expression {
  const [result, ...others] = results;
  if (result === undefined || where !== undefined || others.length > 0) {
    return unknown(policyMessages.subselect, true);
  }
  const rows = result.is === 'call' ? rowsOfCall(result, names, resolve) : undefined;
  if (rows !== undefined) {
    return subselectOf({ ...rows.subselect, for: form }, rows.names, resolve, sought);
  }
  const resolved = resolve(result, names);
  // A function may return any number of rows.
  if (form === 'EXISTS') return resolved.is === 'unknown' ? resolved : boolean(true);
  if (form === 'IN' && sought !== undefined) {
    return { is: 'operator', operator: '=', left: sought, right: resolved };
  }
  return sought === undefined ? resolved : unknown(policyMessages.subselect, true);
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
  if (isComparison && partsOf(expression).some(isNull)) return boolean(false);
  return expression.is === 'AND' || expression.is === 'OR'
    ? { ...expression, parts: expression.parts.map(isTrue) }
    : { is: 'test', of: expression, for: 'TRUE', not: false };
}
