export { RecordList } from './record-list.tsx';
export type * from './record-list-props.ts';
