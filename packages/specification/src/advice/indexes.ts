import type { Entity, Specification } from '../model/index.ts';
import { tablesOf } from './advice.ts';
import { listIndexes } from './list-indexes.ts';
import { policyIndexes } from './policy-indexes.ts';
import { relationIndexes } from './relation-indexes.ts';
import { searchIndexes } from './search-indexes.ts';
import { isServed, serves } from './serves.ts';
import { indexThresholds, type WantedColumn, type WantedIndex } from './wanted-index.ts';

/**
 * Lists the indexes that the relations, the declared lists, the policies and the searches of a
 * specification need, and that its tables don't have.
 */
export function wantedIndexes(specification: Specification): readonly WantedIndex[] {
  return tablesOf(specification)
    .filter(({ indexes }) => indexes !== undefined)
    .flatMap((table) => [
      ...combined([
        ...relationIndexes(table),
        ...(isSmall(table) ? [] : readingIndexes(specification, table)),
      ]),
      ...searchIndexes(specification, table),
    ]);
}

/** Returns the indexes with which lists and policies find the records of a table. */
function readingIndexes(specification: Specification, table: Entity): readonly WantedIndex[] {
  return [...listIndexes(specification, table), ...policyIndexes(specification, table)].filter(
    ({ columns }) => !isServed(table, columns),
  );
}

function isSmall({ estimatedRows }: Entity): boolean {
  return estimatedRows !== null && estimatedRows < indexThresholds.lists;
}

/** Keeps, of indexes that one of them can replace, only that one, with the reasons of all. */
function combined(indexes: readonly WantedIndex[]): readonly WantedIndex[] {
  const kept: WantedIndex[] = [];
  for (const index of indexes.toSorted((a, b) => b.columns.length - a.columns.length)) {
    const at = kept.findIndex(({ columns }) => serves(columns.map(created), index.columns));
    const other = kept[at];
    if (other === undefined) kept.push(index);
    else if (!other.reason.includes(index.reason)) {
      kept[at] = { ...other, reason: `${other.reason} ${index.reason}` };
    }
  }
  return kept;
}

/** Returns a column with the order that Postgres gives it where none is named. */
function created(column: WantedColumn): WantedColumn {
  return { direction: 'ascending', nulls: 'last', ...column };
}
