export * from './data-grid.tsx';
export type * from './data-grid-props.ts';
export { readBlock as readCellBlock } from './cell-block.ts';
