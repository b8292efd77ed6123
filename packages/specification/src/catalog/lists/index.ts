export { type FieldList, listOfCheck, listOfField, type Lookups } from './lists.ts';
export { lookupQueries, type LookupQuery, lookupsOf } from './lookups.ts';
