import { formatList } from '@ninefold/messages';
import {
  type Entity,
  fieldOf,
  type FieldOrder,
  isOpen,
  referencedEntity,
  referenceShownAt,
  type Specification,
} from '../model/index.ts';
import { isLeakproof } from './leakproof.ts';
import { adviceMessages } from './messages.ts';
import {
  btreeIndex,
  isIndexable,
  unordered,
  type WantedColumn,
  type WantedIndex,
} from './wanted-index.ts';

/**
 * Returns the indexes that the declared filters and order of a table's list need: one that keeps the
 * records with the filtered value in the order of the list, and one that finds the records with one of
 * several values, which no index keeps in that order.
 */
export function listIndexes(specification: Specification, table: Entity): readonly WantedIndex[] {
  if (!isOpen(table)) return [];
  const declared = table.list?.order.value ?? [];
  const keys = sortKeys(specification, table, declared);
  const sorted = keys.filter((key) => declared.includes(key)).map(({ field }) => field);
  const filters = indexableFilters(table);
  const equal = fieldsWith(filters, /^(?:eq\.|is\.(?:true|false)$)/);
  const chosen = fieldsWith(filters, /^(?:in\.|is\.null$)/);
  const indexes: WantedIndex[] = [];
  if (equal.length > 0 || sorted.length > 0) {
    const rest = keys.filter(({ field }) => !equal.includes(field));
    const columns = [...unordered(equal), ...rest.map((key) => sortedColumn(table, key))];
    indexes.push(btreeIndex(table, columns, reasonOf(equal, sorted)));
  }
  if (chosen.length > 0) {
    const filtered = [...equal, ...chosen];
    indexes.push(btreeIndex(table, unordered(filtered), reasonOf(filtered, [])));
  }
  return indexes;
}

/** Returns the keys that a list's request sorts by, as far as they are columns of the table. */
function sortKeys(
  specification: Specification,
  table: Entity,
  declared: readonly FieldOrder[],
): readonly FieldOrder[] {
  const end = declared.findIndex(
    ({ field }) => !isIndexable(table, field) || isSortedByLabel(specification, table, field),
  );
  if (end >= 0) return declared.slice(0, end);
  const named = declared.map(({ field }) => field);
  const tieBreakers = table.key.filter((field) => !named.includes(field));
  return [
    ...declared,
    ...tieBreakers.map((field): FieldOrder => ({ field, direction: 'ascending' })),
  ];
}

/** Checks whether a list shows a field as a link, and sorts by the label of the linked record. */
function isSortedByLabel(specification: Specification, table: Entity, field: string): boolean {
  const reference = referenceShownAt(table, field);
  if (reference === undefined || reference.embeddable === false) return false;
  const label = referencedEntity(specification, reference)?.display.value ?? [];
  return reference.schema === table.schema && label.length > 0;
}

/** A list has empty values last. For a field that has none, its request leaves the order to Postgres. */
function sortedColumn(table: Entity, { field, direction }: FieldOrder): WantedColumn {
  const isLast = direction === 'ascending' || fieldOf(table, field)?.nullable === true;
  return { field, direction, nulls: isLast ? 'last' : 'first' };
}

type Filters = readonly (readonly [field: string, condition: string])[];

/** Returns the declared filters that Postgres can find records by with an index. */
function indexableFilters(table: Entity): Filters {
  return Object.entries(table.list?.filters.value ?? {}).filter(([name]) => {
    const field = fieldOf(table, name);
    return field && isIndexable(table, name) && (!table.rowSecurity || isLeakproof(field));
  });
}

function fieldsWith(filters: Filters, condition: RegExp): readonly string[] {
  return filters.filter(([, text]) => condition.test(text)).map(([field]) => field);
}

function reasonOf(filtered: readonly string[], sorted: readonly string[]): string {
  const filters = formatList(filtered);
  const fields = formatList(sorted);
  if (filtered.length === 0) return adviceMessages.listSorted({ fields });
  if (sorted.length === 0) return adviceMessages.listFiltered({ filters });
  return adviceMessages.listFilteredAndSorted({ filters, fields });
}
