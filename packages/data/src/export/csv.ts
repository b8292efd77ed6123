import type { Field } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { cellOf, type ExportColumn } from './columns.ts';
import type { ExportFile, ExportPages } from './file.ts';
import { textOf } from './text.ts';

export interface CsvOptions {
  readonly separator?: ',' | ';' | '\t';
  /** A mark at the beginning by which Excel knows that the file is in UTF-8. */
  readonly byteOrderMark?: boolean;
  /**
   * Whether an apostrophe comes before texts that a spreadsheet would take for a formula; true when left
   * out. Numbers, dates and times stay as they are.
   */
  readonly guarded?: boolean;
}

/**
 * Writes CSV (RFC 4180): lines end in CR and LF, and values have quotes where they need them. As in
 * Postgres's `COPY`, NULL is nothing and an empty text is `""`.
 */
export async function* writeCsv(
  pages: ExportPages,
  columns: readonly ExportColumn[],
  { separator = ',', byteOrderMark = false, guarded = true }: CsvOptions = {},
): ExportFile {
  const encoder = new TextEncoder();
  const needsQuotes = new RegExp(`["\\r\\n${separator}]|^\\s|\\s$`);
  const quote = (text: string) =>
    text === '' || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lineOf = (cells: readonly string[]) => `${cells.join(separator)}\r\n`;
  const headers = columns.map(({ header }) => quote(guarded ? guard(header) : header));
  yield encoder.encode((byteOrderMark ? '\uFEFF' : '') + lineOf(headers));
  const isGuarded = columns.map(({ field }) => guarded && isFreeText(field));
  for await (const { rows } of pages) {
    let text = '';
    for (const row of rows) {
      const cells = columns.map((column, index) => {
        const value = cellOf(row, column);
        if (value === null) return '';
        const written = textOf(value, column.field);
        return quote(isGuarded[index] === true ? guard(written) : written);
      });
      text += lineOf(cells);
    }
    if (text !== '') yield encoder.encode(text);
  }
  return { cut: 0 };
}

/** Kinds whose values can't hold a formula. */
const formal: ReadonlySet<ValueKind> = new Set([
  'integer',
  'decimal',
  'float',
  'boolean',
  'date',
  'time',
  'timestamp',
  'instant',
  'interval',
  'uuid',
  'binary',
]);

/** Returns whether a column may hold any text: a label may as well. */
function isFreeText(field: Field | undefined): boolean {
  return field === undefined || !formal.has(field.kind);
}

/** A text that a spreadsheet takes for a formula (OWASP, "CSV Injection"), in its wide form too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Puts an apostrophe before what a spreadsheet would take for a formula. */
function guard(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
