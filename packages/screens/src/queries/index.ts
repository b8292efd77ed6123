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
