export type * from './navigation-props.ts';
