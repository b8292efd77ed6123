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
  namesMoments,
  type Parameter,
  readFilter,
  resolveTokens,
  writeFilters,
  writeTerm,
} from './filter.ts';
export {
  type FieldPath,
  GrammarError,
  isReservedParameter,
  quote,
  unlessInvalid,
  writeName,
} from './lexer.ts';
export { type OrderTerm, type SortKey, writeSortKey } from './order.ts';
export { type QueryParams, readQueryParams, type ResourceQuery } from './query-params.ts';
export {
  everyColumn,
  type SelectedField,
  type SelectedRelation,
  type SelectItem,
} from './select.ts';
