/** The requests for an entity's records: their columns, links, order and search in PostgREST's grammar. */
export { longestAddress, longestConditions } from './address-room.ts';
export { writeColumn } from './columns.ts';
export { keyFields, readKey, writeKey } from './key.ts';
export {
  displayFields,
  freeAlias,
  linkedFields,
  type LinkPlan,
  linkPlan,
  linkPlans,
  linksAt,
} from './links.ts';
export { type OrderTerm, planOrder, writeOrder } from './order.ts';
export { reversedOrder } from './reversed-order.ts';
export { inexactKinds, planNextPage } from './next-page.ts';
export { isReadWhole, planRecords, type RecordPlan, versionColumn } from './plan.ts';
export { planFilters } from './plan-filters.ts';
export { planSearch } from './plan-search.ts';
export { searchScope } from './search-scope.ts';
export { planStart, type StartPlan } from './start.ts';
export { startField } from './start-field.ts';
export {
  fieldsNamed,
  isReadable,
  readableFields,
  type RecordSource,
  referencedEntity,
  refersTo,
} from './source.ts';
