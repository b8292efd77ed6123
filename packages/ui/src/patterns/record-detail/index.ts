export { DetailFields } from './detail-section.tsx';
export * from './record-detail.tsx';
export { RelatedRecords } from './related-records.tsx';
export type * from './record-detail-props.ts';
