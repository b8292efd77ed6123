import { deferred } from '../deferred/index.tsx';

export type { EditedList } from './edit-cells.tsx';

/** Loaded in two steps: the list's own file names this one, and not all that editing needs. */
export const EditCells = deferred(() => import('./edit-cells.tsx'), 'EditCells');
