/** What exports write into tables and imports read from them, in one place for both. */
export {
  type ColumnNames,
  keyColumn,
  labelColumn,
  namedHeader,
  readZonedHeader,
  zonedHeader,
} from './column-headers.ts';
export { CsvReader, type CsvRow, UnclosedQuote } from './csv-reader.ts';
export { likelySeparator, namedSeparator } from './csv-separator.ts';
export { type CsvCell, csvLine } from './csv-writer.ts';
export { guard, unguarded } from './formula-guard.ts';
export { tableFileMessages } from './messages.ts';
export { momentOf, preciseMomentFormat, serialOf, units } from './serial-date.ts';
export { isSpreadsheetError } from './spreadsheet-error.ts';
