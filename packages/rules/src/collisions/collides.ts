import { type Entity, fieldOf } from '@ninefold/specification';
import {
  type ColumnType,
  compileKey,
  compileTree,
  type Expression,
  withParts,
} from '../expressions/index.ts';
import type { ReadElement } from './read-elements.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns whether two records have in common what they must not; undefined where only the database can tell.
 * Missing values are not known.
 */
export type Collides = (one: Values, other: Values) => boolean | undefined;

export interface Comparison {
  readonly collides: Collides;
  /**
   * Returns a key that a record shares with every other one that certainly collides with it, and with few others;
   * undefined of a record that certainly collides with none.
   */
  readonly keyOf: (record: Values) => string | undefined;
}

/** Of the other record's columns. Postgres allows no such character in a name. */
const ofOther = '\0';

/** @param isNullValue Whether NULL is the same as NULL (`NULLS NOT DISTINCT`). */
export function comparisonBy(
  entity: Entity,
  elements: readonly ReadElement[],
  isNullValue: boolean,
): Comparison {
  const columns = new Map<string, ColumnType>(
    entity.fields.flatMap((field) => [
      [field.name, field],
      [`${ofOther}${field.name}`, field],
    ]),
  );
  const compared = elements.map((each) => comparisonIn(entity, each, columns, isNullValue));
  return {
    collides: (one, other) => {
      let isCertain = true;
      for (const { collides } of compared) {
        const verdict = collides(one, other);
        if (verdict === false) return false;
        isCertain &&= verdict === true;
      }
      return isCertain ? true : undefined;
    },
    keyOf: (record) => {
      const keys = compared.map((each) => each.keyOf(record));
      return keys.includes(undefined) ? undefined : JSON.stringify(keys);
    },
  };
}

function comparisonIn(
  entity: Entity,
  { element, tree, operator }: ReadElement,
  columns: ReadonlyMap<string, ColumnType>,
  isNullValue: boolean,
): Comparison {
  const names = new Set<string>();
  const right = renamed(tree, names);
  const condition: Expression = isNullValue
    ? { is: 'NOT', of: { is: 'distinct', left: tree, right } }
    : { is: 'operator', operator, left: tree, right };
  const compiled = compileTree(condition, columns);
  const isCompiled = compiled.kind === 'compiled';
  const own = compileKey(tree, columns);
  // Of the range of one value: others overlap with many.
  const point =
    element.is === 'same' && fieldOf(entity, element.field)?.nullable === false
      ? compileKey({ is: 'column', name: element.field }, columns)
      : () => '';
  // Of what Postgres itself computes, the same values give the same entry in an index.
  const valuesIn = (record: Values) => {
    const values = [...names].map((name) => record[name]);
    return values.some((value) => value === undefined || value === null) ? undefined : values;
  };
  return {
    collides: (one, other) => {
      const theirs = Object.entries(other).map(([name, value]) => [`${ofOther}${name}`, value]);
      const verdict = isCompiled
        ? compiled.evaluate({ ...one, ...Object.fromEntries(theirs) }, { now: 0 })
        : undefined;
      if (typeof verdict === 'boolean' || verdict === null) return verdict === true;
      const values = valuesIn(one);
      const isSame = values && [...names].every((name, place) => values[place] === other[name]);
      return isSame === true ? true : undefined;
    },
    keyOf: (record) => {
      if (operator === '&&') return point(record) ?? undefined;
      const key = isCompiled ? own(record) : undefined;
      if (key === null) return isNullValue ? 'null' : undefined;
      if (key !== undefined) return `=${key}`;
      return JSON.stringify(valuesIn(record));
    },
  };
}

/** Returns an expression over the other record's columns. */
function renamed(tree: Expression, names: Set<string>): Expression {
  if (tree.is !== 'column') return withParts(tree, (part) => renamed(part, names));
  names.add(tree.name);
  return { is: 'column', name: `${ofOther}${tree.name}` };
}
