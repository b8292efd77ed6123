/** Cells of a list that are edited, pasted and saved together. Knows the list only by what it is given. */

import { deferred } from '../../application/index.ts';
export type { EditedList } from './edit-cells.tsx';
export { useFoundEdits } from './use-kept-edits.ts';

/** Loaded in two steps: the list's own file names this one, and not all that editing needs. */
export const EditCells = deferred(() => import('./edit-cells.tsx'), 'EditCells');
