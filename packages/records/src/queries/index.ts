/** Queries about records, and the keys of all of them. */
export { entityKey, type KeyOwner, recordsKey } from './keys.ts';
export { readAgain } from './read-again.ts';
export {
  listedRecord,
  listQuery,
  type ListReading,
  readList,
  recordKey,
  recordQuery,
} from './records.ts';
export { relatedChanged, relatedQuery } from './related.ts';
