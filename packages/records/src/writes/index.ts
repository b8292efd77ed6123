/** The one pipeline of writes, as plain functions. None of them rejects: the outcome is the result. */
export { judged } from './judge.ts';
export { type Removed, removeRecord } from './remove-record.ts';
export {
  type Change,
  type ConflictQuestion,
  saveChange,
  type SaveChangeOptions,
} from './save-change.ts';
export { saveNew, type SaveNewOptions } from './save-new.ts';
export { showAtOnce } from './show-at-once.ts';
export { refreshed, type WriteContext } from './write-context.ts';
export {
  type Conflict,
  endsRun,
  type Lost,
  type Offline,
  type Refused,
  type Saved,
  type Tried,
  type Unsaved,
  unsavedBy,
  unsavedUnchecked,
  type WriteProblem,
  type WriteResult,
} from './write-result.ts';
