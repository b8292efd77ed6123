export type * from './specification-overview-props.ts';
