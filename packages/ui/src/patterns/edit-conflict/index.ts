export { EditConflict, editConflictLabels, type EditConflictProps } from './edit-conflict.tsx';
