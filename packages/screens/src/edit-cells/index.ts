import { deferred } from '../deferred/index.tsx';

export type { EditedList } from './edit-cells.tsx';
export type { KeptEdits } from './kept-edits.ts';
export { allEditsOf, deleteEdits, editsNotOffered } from './kept-edits.ts';
export { useFoundEdits } from './use-kept-edits.ts';

/** Loaded in two steps: the list's own file names this one, and not all that editing needs. */
export const EditCells = deferred(() => import('./edit-cells.tsx'), 'EditCells');
