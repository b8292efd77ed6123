import type { Entity, IndexColumn } from '../model/index.ts';
import type { WantedColumn } from './wanted-index.ts';

/**
 * Checks whether an index begins with the needed columns. Postgres reads an index in either direction,
 * so one in the reverse order serves too.
 */
export function serves(columns: readonly IndexColumn[], needed: readonly WantedColumn[]): boolean {
  return beginsWith(columns, needed) || beginsWith(columns, needed.map(reversed));
}

/** Checks whether one of a table's indexes that aren't partial serves the needed columns. */
export function isServed({ indexes = [] }: Entity, needed: readonly WantedColumn[]): boolean {
  return indexes.some(
    ({ columns, unique, predicate }) =>
      predicate === undefined &&
      // Values of a unique index differ, so the columns that follow don't change the order.
      serves(columns, unique ? needed.slice(0, columns.length) : needed),
  );
}

function beginsWith(columns: readonly IndexColumn[], needed: readonly WantedColumn[]): boolean {
  return needed.every(({ field, direction, nulls }, place) => {
    const column = columns[place];
    if (column?.field !== field) return false;
    if (direction === undefined) return true;
    const isUsual = column.operatorClass === undefined && column.collation === undefined;
    return isUsual && column.direction === direction && column.nulls === nulls;
  });
}

const reverse = {
  ascending: 'descending',
  descending: 'ascending',
  first: 'last',
  last: 'first',
} as const;

function reversed({ field, direction, nulls }: WantedColumn): WantedColumn {
  return {
    field,
    ...(direction !== undefined && { direction: reverse[direction] }),
    ...(nulls !== undefined && { nulls: reverse[nulls] }),
  };
}
