/** Records of an entity. A function whose request fails throws `DataError` (of `client`). */
export {
  type AddressProblem,
  atFirstPage,
  type Filter,
  type FilterGroup,
  type FilterOperator,
  filterOperators,
  filterProblem,
  type FilterRelation,
  filterRelations,
  filtersIn,
  type FilterTerm,
  isGroup,
  initialListState,
  isSortable,
  type ListState,
  namesTokens,
  readListAddress,
  type SortKey,
  writeListAddress,
} from '@ninefold/specification/grammar';
export {
  isReadWhole,
  keyFields,
  readKey,
  type RecordSource,
  refersTo,
  searchScope,
  startField,
  versionColumn,
  writeKey,
} from '../query/index.ts';
export { changedFields } from './changed-fields.ts';
export { countRecords } from './count.ts';
export { isAnswerLost, isTried } from './failed.ts';
export type { SeenRecord } from './guard.ts';
export { listRecords } from './list.ts';
export { listAllRecords, type ListAllOptions } from './list-all.ts';
export { type ListOptions, mostRowsOf, pageSize, pageSizeOf, type Scope } from './list-plan.ts';
export { listRecordsAmong, listRecordsById } from './list-by-id.ts';
export { optionsById, referenceOptions } from './options.ts';
export { readRecord } from './read.ts';
export { RecordNotKept } from './record-not-kept.ts';
export { RecordConflict } from './record-conflict.ts';
export { idOf } from './rows.ts';
export { sameValue } from './same-value.ts';
export type {
  EmptyReason,
  FieldValue,
  RecordLink,
  RecordOption,
  RecordPage,
  RecordRow,
  RecordValues,
} from './record.ts';
export { listRelated, type RelatedList, relatedLists } from './related.ts';
export { WriteUncertain } from './write-uncertain.ts';
export { changeRecord, type ChangeOptions, createRecord, deleteRecord } from './write.ts';
