export * from './data-grid.tsx';
export type * from './data-grid-props.ts';
