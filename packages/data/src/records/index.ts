/**
 * Records of an entity: listed, read, created, changed, removed; and the one
 * grammar of lists. Every function that asks the database throws `DataError`
 * (of `client`) when it refuses.
 */
export { filterOperators, filterProblem, isSortable } from '../grammar/check.ts';
export { readListAddress } from '../grammar/read-address.ts';
export { writeListAddress } from '../grammar/write-address.ts';
export type { SeenRecord } from './conflict/guard.ts';
export { RecordConflict } from './conflict/record-conflict.ts';
export { changedFields } from './changed-fields.ts';
export { countRecords } from './count.ts';
export { keyFields, readKey, writeKey } from './key.ts';
export { listRecords, pageSize, pageSizeOf, type ListOptions } from './list.ts';
export { wholeList } from '../grammar/list-state.ts';
export type {
  AddressProblem,
  Filter,
  FilterOperator,
  ListState,
  SortKey,
} from '../grammar/list-state.ts';
export { optionsById, referenceOptions } from './options.ts';
export { readRecord } from './read.ts';
export type {
  Emptiness,
  FieldValue,
  RecordLink,
  RecordOption,
  RecordPage,
  RecordRow,
} from './record.ts';
export { listRelated, relatedLists, type RelatedList } from './related.ts';
export type { RecordSource } from './source.ts';
export {
  changeRecord,
  type ChangeOptions,
  createRecord,
  removeRecord,
  type RecordValues,
} from './write.ts';
