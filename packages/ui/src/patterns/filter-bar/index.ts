export type * from './filter-bar-props.ts';
