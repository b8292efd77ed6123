/** What screens read, as query options of one person. Knows no screen and no context. */
export {
  entityKey,
  listedRecord,
  listQuery,
  type ListReading,
  readList,
  recordKey,
  recordQuery,
  recordsKey,
  relatedChanged,
  relatedQuery,
} from '@ninefold/records/queries';
export * from './declaration.ts';
export * from './deletion.ts';
export * from './fields-to-list.ts';
export * from './functions.ts';
export * from './record-options.ts';
export * from './records-changed.ts';
export * from './specification.ts';
export * from './tenants.ts';
export { followOtherTabs } from './other-tabs.ts';
export { GapNote, GapState } from './gap.tsx';
export { selectedSumsQuery, summaryQuery } from './summary-query.ts';
export { collidingQuery } from './colliding-query.ts';
export { collisionMessage, fieldList, isOverlap } from './collision-message.ts';
