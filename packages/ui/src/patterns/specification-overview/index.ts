export * from './specification-overview.tsx';
export * from './labels.ts';
export type * from './specification-overview-props.ts';
