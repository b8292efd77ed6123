export type * from './app-frame-props.ts';
