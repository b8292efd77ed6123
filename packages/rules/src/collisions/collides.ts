import type { Entity } from '@ninefold/specification';
import { type ColumnType, compileTree, type Expression, withParts } from '../expressions/index.ts';
import type { ReadElement } from './read-elements.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns whether two records have in common what they must not; undefined where only the database can tell.
 * Missing values are not known.
 */
export type Collides = (one: Values, other: Values) => boolean | undefined;

/** Of the other record's columns. Postgres allows no such character in a name. */
const ofOther = '\0';

/** @param isNullValue Whether NULL is the same as NULL (`NULLS NOT DISTINCT`). */
export function collidesBy(
  entity: Entity,
  elements: readonly ReadElement[],
  isNullValue: boolean,
): Collides {
  const columns = new Map<string, ColumnType>(
    entity.fields.flatMap((field) => [
      [field.name, field],
      [`${ofOther}${field.name}`, field],
    ]),
  );
  const compiled = elements.map((each) => meetsIn(each, columns, isNullValue));
  return (one, other) => {
    let isCertain = true;
    for (const meets of compiled) {
      const verdict = meets(one, other);
      if (verdict === false) return false;
      isCertain &&= verdict === true;
    }
    return isCertain ? true : undefined;
  };
}

function meetsIn(
  { tree, operator }: ReadElement,
  columns: ReadonlyMap<string, ColumnType>,
  isNullValue: boolean,
): Collides {
  const names = new Set<string>();
  const right = renamed(tree, names);
  const condition: Expression = isNullValue
    ? { is: 'NOT', of: { is: 'distinct', left: tree, right } }
    : { is: 'operator', operator, left: tree, right };
  const compiled = compileTree(condition, columns);
  return (one, other) => {
    const theirs = Object.entries(other).map(([name, value]) => [`${ofOther}${name}`, value]);
    const verdict =
      compiled.kind === 'compiled'
        ? compiled.evaluate({ ...one, ...Object.fromEntries(theirs) }, { now: 0 })
        : undefined;
    if (typeof verdict === 'boolean' || verdict === null) return verdict === true;
    // The same values give the same entry in an index.
    const isSame = [...names].every((name) => {
      const value = one[name];
      return value !== undefined && value !== null && value === other[name];
    });
    return isSame ? true : undefined;
  };
}

/** Returns an expression over the other record's columns. */
function renamed(tree: Expression, names: Set<string>): Expression {
  if (tree.is !== 'column') return withParts(tree, (part) => renamed(part, names));
  names.add(tree.name);
  return { is: 'column', name: `${ofOther}${tree.name}` };
}
