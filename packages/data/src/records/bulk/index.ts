/** Changes and deletes many records, and says of each what happened to it. */
export type { ManyWrite } from './batches.ts';
export {
  type ManyRecords,
  readMany,
  type ReadManyAnswer,
  type ReadManyOptions,
  type ReadRecord,
} from './read-many.ts';
export { canRestore, type ManyUndo, mostRestored, undoDelete, undoUpdate } from './undo.ts';
export {
  endsRun,
  type FailedRecord,
  type ManyOutcome,
  type ManyProgress,
  writeMany,
  type WriteManyOptions,
  type WrittenRecord,
} from './write-many.ts';
