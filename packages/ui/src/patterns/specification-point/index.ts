export * from './specification-point.tsx';
export * from './labels.ts';
export type * from './specification-point-props.ts';
