export { RemoveRecord } from './remove-record.tsx';
export type * from './remove-record-props.ts';
