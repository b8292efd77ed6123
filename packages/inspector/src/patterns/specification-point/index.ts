export * from './specification-point.tsx';
export type * from './specification-point-props.ts';
