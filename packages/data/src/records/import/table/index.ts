/** Tables in files: text with separators, and spreadsheets. */
export { type FileFacts, inspectFile } from './inspect-file.ts';
export { type OpenedFile, openTable } from './open-table.ts';
export {
  type CellDetail,
  type Encoding,
  type FileRow,
  type Table,
  type TableOptions,
  UnreadableFile,
} from './table.ts';
export { correctRow, type Corrections, correctTable, withCorrection } from './correct-table.ts';
