/** PostgREST's grammar of filters, orders and selections, read and written. */
export {
  type AddressProblem,
  initialListState,
  type ListState,
  readListAddress,
  writeListAddress,
} from './address.ts';
export { filterOperators, filterProblem, isSortable } from './check.ts';
export type { ComparisonOperator, Condition, Junction, SearchOperator, Test } from './condition.ts';
export {
  equals,
  type Filter,
  type FilterOperator,
  type Parameter,
  readFilter,
  writeFilters,
  writeTerm,
} from './filter.ts';
export { GrammarError, unlessInvalid } from './grammar-error.ts';
export { type FieldPath, isReservedParameter, writeName } from './lexer.ts';
export { resolveTokens } from './moment-token.ts';
export { type OrderTerm, type SortKey, writeSortKey } from './order.ts';
export { type QueryParams, readQueryParams, type ResourceQuery } from './query-params.ts';
export {
  everyColumn,
  type SelectedField,
  type SelectedRelation,
  type SelectItem,
} from './select.ts';
