export * from './specification-overview.tsx';
export type * from './specification-overview-props.ts';
