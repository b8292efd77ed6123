export * from './permission-matrix.tsx';
export type * from './permission-matrix-props.ts';
