export type * from './remove-record-props.ts';
