import type { FieldDescriptor, SearchRecords } from './field.ts';

/** The records of a list that are selected, on all its pages. */
export type RecordSelection =
  | {
      readonly kind: 'some';
      /** Keyed by `RecordRow.id`. */
      readonly ids: ReadonlySet<string>;
    }
  /** All records that match the list's filters and search, those of pages that were never shown too. */
  | { readonly kind: 'all matching'; readonly except: ReadonlySet<string> };

export interface SortKey {
  readonly field: string;
  /** A field of the record that the field refers to. */
  readonly by?: string;
  readonly direction: 'ascending' | 'descending';
  /** The position of empty values; last by default. */
  readonly nulls?: 'first' | 'last';
}

/** The part of a list's address that the list itself changes. */
export interface ListState {
  readonly sort: readonly SortKey[];
  /** The index of the first row wanted, from 0; with `start` from the first row there, and negative before it. */
  readonly offset: number;
  /** The value of the first sort key that the list starts at. */
  readonly start?: string;
  /** Rows a page. */
  readonly limit: number;
}

export type FilterOperator =
  | 'eq'
  /** Another value; an empty one is not. */
  | 'neq'
  /** Another value, or none. */
  | 'isNot'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'between'
  /** In a period relative to today: `last_7_days`. */
  | 'during'
  | 'contains'
  | 'notContains'
  | 'starts'
  | 'ends'
  | 'in'
  | 'notIn'
  | 'empty'
  | 'notEmpty'
  /** For lists. */
  | 'hasAll'
  | 'hasAny'
  | 'hasOnly'
  /** The words of a text in any form, by full-text search. */
  | 'matches'
  /** For ranges. */
  | 'covers'
  | 'overlaps'
  | 'leftOf'
  | 'rightOf'
  /** For JSON objects. */
  | 'hasKey';

/** One condition on one field. `values` holds text as `data/values` writes it. */
export interface Filter {
  readonly field: string;
  /** The path to a value inside the field's JSON. */
  readonly path?: readonly (string | number)[];
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

/** Conditions of which all or any must hold. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  /** The records for which the group does not hold. */
  readonly negated?: true;
  /** The conditions are on related records: `FilterRelation.name`. Without any, there is one at all. */
  readonly relation?: string;
  readonly terms: readonly FilterTerm[];
}

export type FilterTerm = Filter | FilterGroup;

/** Related records that a list can be filtered by. */
export interface FilterRelation {
  readonly name: string;
  readonly label: string;
  /** Their fields. */
  readonly fields: readonly FieldDescriptor[];
  readonly searchRecords?: SearchRecords;
}

/** The number of records with a value. */
export interface ValueCount {
  readonly count: number;
  /** Whether it is exact, and not an estimate. */
  readonly exact: boolean;
}

/** Returns how many records have a value; undefined where that is not known. */
export type ValueCounts = (value: string) => ValueCount | undefined;

/**
 * Counts the records of each value of a field that match the filters. Undefined where that would take too
 * long.
 */
export type CountValues = (
  field: FieldDescriptor,
  filters: readonly FilterTerm[],
  signal: AbortSignal,
) => Promise<ValueCounts | undefined>;
