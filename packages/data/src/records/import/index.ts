/**
 * Imports the rows of a file as records: every row is checked by the rules before anything is sent, and
 * each is stored once although the connection breaks.
 */
export type { CheckedRow, RowProblem } from './checked-row.ts';
export { type CheckOptions, checkTable, type JudgedRow, type TableCheck } from './check-table.ts';
export {
  type ColumnTarget,
  emptyCells,
  type EmptyCell,
  fieldsOfTarget,
  type ImportColumn,
  importableFields,
  keysInColumns,
  labelledReferences,
  matchableFields,
  referenceOfTarget,
} from './import-column.ts';
export type { ImportPlan } from './import-plan.ts';
export { type ImportProgress, newProgress, settledRows } from './import-progress.ts';
export { importColumn, matchColumns } from './match-columns.ts';
export { importMessages } from './messages.ts';
export {
  type DayStyle,
  type FoundFormats,
  type FoundStyle,
  type NumberStyle,
  recogniseFormats,
} from './recognise-formats.ts';
export { problemText } from './problem-text.ts';
export { type BlockCell, readBlock } from './read-block.ts';
export { type CellFormat, cellReader, labelledValues } from './read-cell.ts';
export { isLabelled } from './reference-lookup.ts';
export { rejectedFile } from './rejected-file.ts';
export { ImportInterrupted, ImportUnclear, type SendOptions, sendRows } from './send-rows.ts';
export {
  correctRow,
  type Corrections,
  correctTable,
  type Encoding,
  type FileFacts,
  type FileRow,
  inspectFile,
  type OpenedFile,
  openTable,
  type Table,
  type TableOptions,
  UnreadableFile,
  withCorrection,
} from './table/index.ts';
