/** Files of records: CSV, JSON and XLSX, written while the records are read. */
export {
  type ExportColumn,
  exportColumns,
  type ExportColumnsOptions,
  type ExportHeaders,
} from './columns.ts';
export { exportedPages, type ExportedRecords } from './pages.ts';
export { type CsvOptions, writeCsv } from './csv.ts';
export { writeJson } from './json.ts';
export type { ExportFile, ExportPages, ExportReport } from './file.ts';
export { writeXlsx, type XlsxOptions } from './xlsx.ts';
