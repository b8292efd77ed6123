export type * from './record-list-props.ts';
