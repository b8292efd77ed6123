import { type Entity, fieldOf, type IndexColumn, mostReadInFull } from '../model/index.ts';

/** An index that a table needs and doesn't have. */
export interface WantedIndex {
  readonly schema: string;
  readonly table: string;
  readonly method: 'btree' | 'gin';
  readonly columns: readonly WantedColumn[];
  /** The purposes of the index, one sentence each. */
  readonly reason: string;
}

/** A column without a direction is only for finding values; its order doesn't matter. */
export interface WantedColumn extends Pick<IndexColumn, 'direction' | 'nulls' | 'operatorClass'> {
  readonly field: string;
}

/**
 * Numbers of rows. A table with fewer needs no index for its list and its policies, and one with no more
 * needs none for its search.
 */
export const indexThresholds = { lists: 10_000, searches: mostReadInFull } as const;

export function btreeIndex(
  { schema, name }: Entity,
  columns: readonly WantedColumn[],
  reason: string,
): WantedIndex {
  return { schema, table: name, method: 'btree', columns, reason };
}

/** Returns columns for finding equal values. */
export function unordered(fields: readonly string[]): readonly WantedColumn[] {
  return fields.map((field) => ({ field }));
}

/**
 * Checks whether a btree index can hold a field. Types of the kinds `json` and `other` may
 * have no order, and Postgres doesn't index virtual generated columns.
 */
export function isIndexable(entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  return (
    field !== undefined && field.virtual !== true && field.kind !== 'json' && field.kind !== 'other'
  );
}
