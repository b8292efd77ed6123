export { type CustomCell, type CustomCellProps, defineCell } from './define-cell.ts';
export { withCustomCells } from './with-custom-cells.tsx';
