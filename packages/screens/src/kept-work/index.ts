/** A person's unfinished work, kept on the device: drafts, edits, imports, changes that wait to be sent. Knows no screen. */
export {
  deleteEdits,
  findEdits,
  holdEdits,
  type KeptEdits,
  keptEditsOf,
  type KeptRecord,
  newKey,
  storeEdits,
} from './kept-edits.ts';
export { type FormatChoice, importJournal, type KeptImport } from './import-journal.ts';
export { deleteKeptWork, type KeptWork, keptWorkOf } from './kept-work.ts';
