import { namedIn } from '@ninefold/specification';
import { type Expression, partsOf, type Subselect } from '../expressions/index.ts';
import { literalText } from './literals.ts';
import type { InnerTable, Names, Resolve } from './names.ts';

/** More rows would make conditions that take long to compile. */
const mostRows = 50;

type Row = NonNullable<InnerTable['row']>;

export interface KnownRow {
  readonly condition: Expression;
  readonly result: Expression;
}

/**
 * Returns the condition and the result of a sub-select for each row that it may find, where it only finds the person's
 * own memberships: they are known, and `access.memberships` declares that these are all.
 */
export function knownRows(
  { from = [], where, results }: Subselect,
  names: Names,
  resolve: Resolve,
): readonly KnownRow[] | undefined {
  const { claims, access: { declared, memberships: rows } = {} } = names.person;
  const [table, ...joined] = from;
  if (table === undefined || joined.length > 0 || where === undefined) return undefined;
  if (rows === undefined || rows.length > mostRows || declared?.memberships === undefined) {
    return undefined;
  }
  const { entity, person } = declared.memberships;
  const { schema, name } = namedIn(entity);
  const inner = names.inner.get(table.alias);
  if (inner?.columns === undefined || table.name !== `${schema}.${name}`) return undefined;
  const within = (row: Row): Names => ({
    ...names,
    inner: new Map([...names.inner, [table.alias, { ...inner, row }]]),
  });
  const marked = within({ [person]: marker });
  const isOwn = conjunctsOf(where).some((each) => {
    if (each.is !== 'operator' || each.operator !== '=') return false;
    const sides = partsOf(each).map((side) => literalText(resolve(side, marked)));
    return (
      sides.includes(marker) && sides.some((side) => side !== null && side === claims?.['sub'])
    );
  });
  if (!isOwn) return undefined;
  return rows.map((row) => {
    const resolved = results.map((each) => resolve(each, within(row)));
    const [only, ...others] = resolved;
    return {
      condition: resolve(where, within(row)),
      result: only !== undefined && others.length === 0 ? only : { is: 'row', items: resolved },
    };
  });
}

/** In the place of the person's ID, it shows where a condition names its column. */
const marker = '<person>';

const conjunctsOf = (expression: Expression): readonly Expression[] =>
  expression.is === 'AND' ? expression.parts.flatMap(conjunctsOf) : [expression];
