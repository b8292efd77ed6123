export { RecordDetail } from './record-detail.tsx';
export type * from './record-detail-props.ts';
export { recordDetailLabels } from './labels.ts';
