export type * from './show-props.ts';
