/**
 * Reads the rows of a file, checks each by the rules before anything is sent, and writes those of one request:
 * `@ninefold/records` decides which.
 */
export { type Arrival, arrivalOf } from './arrival.ts';
export { rowCheck } from './check-rows.ts';
export { type CheckedRow, isUpdate, type RowProblem, type RowUpdate } from './checked-row.ts';
export {
  type CheckOptions,
  checkTable,
  inputFirst,
  type JudgedRow,
  type TableCheck,
} from './check-table.ts';
export { createRecords } from './create-records.ts';
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
export {
  type ImportProgress,
  isSettled,
  markOfRow,
  newProgress,
  settledRows,
} from './import-progress.ts';
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
export { updateRecord } from './update-record.ts';
export { updateRecords } from './update-records.ts';
export { someKeptMessage } from '../unwritten/index.ts';
