export { DeleteRecord } from './delete-record.tsx';
export type * from './delete-record-props.ts';
export { deleteRecordLabels } from './labels.tsx';
