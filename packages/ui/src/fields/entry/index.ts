export type * from './entry-props.ts';
