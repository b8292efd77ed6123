/** The pipeline of writes for many records at once. None of its functions rejects: the outcome is the result. */
export type { RowResult, RowSaved, Unsent } from './row-result.ts';
export {
  type ManyResult,
  saveMany,
  type SaveManyOptions,
  type SeenRow,
  type WriteEach,
} from './save-many.ts';
export { type Undo, undoOf } from './undo-writes.ts';
