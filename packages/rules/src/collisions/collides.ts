import { type Entity, fieldOf } from '@ninefold/specification';
import {
  type ColumnType,
  compileKey,
  compileTree,
  type Expression,
  partsOf,
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

const isRange = /^(?:int4|int8|num|date|ts|tstz)range$/;

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
  const [value] = tree.is === 'call' ? tree.args : [];
  const point =
    value && element.is === 'same' && fieldOf(entity, element.field)?.nullable === false
      ? compileKey(value, columns)
      : () => '';
  // The same values give the same entry in an index, which may be there twice if it is NULL.
  const isSameEntry = isNullValue || isNeverNull(tree);
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
      const values = isSameEntry ? valuesIn(one) : undefined;
      const isSame = values && [...names].every((name, place) => values[place] === other[name]);
      return isSame === true ? true : undefined;
    },
    keyOf: (record) => {
      if (operator === '&&') {
        const key = point(record);
        return key === undefined ? JSON.stringify(valuesIn(record)) : (key ?? undefined);
      }
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

/** Functions and operators whose results aren't NULL unless an argument is. */
const strict: ReadonlySet<string> = new Set(
  'lower upper btrim ltrim rtrim md5 replace translate abs length date_trunc || + - * / %'.split(
    ' ',
  ),
);

/** Returns whether an expression isn't NULL where none of its columns is. */
function isNeverNull(tree: Expression): boolean {
  const parts = partsOf(tree);
  switch (tree.is) {
    case 'column':
    case 'text':
    case 'number':
    case 'boolean':
      return true;
    case 'cast':
    case 'collate':
      return parts.every(isNeverNull);
    case 'call':
      if (tree.name === 'COALESCE') return parts.some(isNeverNull);
      return isRange.test(tree.name) || (strict.has(tree.name) && parts.every(isNeverNull));
    case 'operator':
      return strict.has(tree.operator) && parts.every(isNeverNull);
    default:
      return false;
  }
}
