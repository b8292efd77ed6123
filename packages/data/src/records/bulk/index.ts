/** Reads many records, and writes those of one request: `@ninefold/records` decides which, and what becomes of each. */
export {
  batchesOf,
  changesKey,
  guardOf,
  holds,
  type ManyWrite,
  mostAttempts,
  type WriteBatch,
} from './batches.ts';
export {
  comparedBefore,
  comparedRecord,
  isIntercepted,
  unwrittenBecause,
} from './explain-batch.ts';
export {
  type ManyRecords,
  readMany,
  type ReadManyAnswer,
  type ReadManyOptions,
  type ReadRecord,
} from './read-many.ts';
export { canRestore, canWriteBack, mostRestored } from './restorable.ts';
export { readNow, trackedFields, writeBatch, type WrittenRow } from './write-batch.ts';
