export type * from './record-detail-props.ts';
