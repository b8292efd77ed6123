/** One condition on one field. `values` holds text as `values` writes it. */
export interface Filter {
  readonly field: string;
  readonly operator: FilterOperator;
  /** One value; any number with `in`; none with `empty` and `notEmpty`. */
  readonly values: readonly string[];
}

export type FilterOperator =
  | 'eq'
  | 'neq'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  /** Anywhere in the text, in whichever case. */
  | 'contains'
  /** At the text's beginning, in whichever case. */
  | 'starts'
  | 'in'
  | 'empty'
  | 'notEmpty';

export interface SortKey {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a list shows, as it stands in the list's address. All filters hold at once. */
export interface ListState {
  readonly filters: readonly Filter[];
  /** Empty: the entity's own order. */
  readonly order: readonly SortKey[];
  /** Words that must each be found in some field; '' for none. */
  readonly search: string;
  /** The index of the first row, from 0. */
  readonly offset: number;
  /** Rows on a page, where it is not the usual number. */
  readonly limit?: number;
}

/** A list as it is first opened. */
export const wholeList: ListState = { filters: [], order: [], search: '', offset: 0 };

/** A parameter of an address that is not understood, and is left out of the state. */
export interface AddressProblem {
  readonly parameter: string;
  readonly value: string;
  /** A sentence for a person. */
  readonly message: string;
}
