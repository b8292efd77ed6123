export { EditCells, type EditedList } from './edit-cells.tsx';
