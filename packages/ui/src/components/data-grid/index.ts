export * from './data-grid.tsx';
export type * from './data-grid-props.ts';
export { readBlock } from './cell-block.ts';
