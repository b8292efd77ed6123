/** PostgREST's grammar of filters, orders and selections, read and written. */
export {
  type AddressProblem,
  atFirstPage,
  initialListState,
  type ListState,
  percentEncode,
  readListAddress,
  writeListAddress,
} from './address.ts';
export { filterOperators, filterProblem, isSortable, termProblem } from './check.ts';
export type { ComparisonOperator, Condition, Junction, SearchOperator, Test } from './condition.ts';
export { equals, type Filter, type Parameter, readFilter } from './filter.ts';
export {
  type FilterGroup,
  type FilterTerm,
  filtersIn,
  isGroup,
  writeFilters,
  writeTerm,
} from './filter-group.ts';
export type { FilterOperator } from './filter-operator.ts';
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
export { type FilterRelation, filterRelation, filterRelations } from './relations.ts';
export { namesTokens, resolveTokens } from './term-tokens.ts';
export type { TokenContext } from './tokens.ts';
export { firstOfWeek } from './week.ts';
export {
  everyColumn,
  type SelectedField,
  type SelectedRelation,
  type SelectItem,
} from './select.ts';
