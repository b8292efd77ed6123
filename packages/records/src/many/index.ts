/** The pipeline of writes for many records at once. None of its functions rejects: the outcome is the result. */
export { isDone, type RowResult, RowResults, type RowSaved, type Unsent } from './row-result.ts';
export { type Batch, type BatchSender, runBatches } from './run-batches.ts';
export {
  type ManyResult,
  saveMany,
  type SaveManyOptions,
  type SeenRow,
  type WriteEach,
} from './save-many.ts';
export { type Undo, undoOf } from './undo-writes.ts';
