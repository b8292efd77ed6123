export { EditConflict, type EditConflictLabels, type EditConflictProps } from './edit-conflict.tsx';
