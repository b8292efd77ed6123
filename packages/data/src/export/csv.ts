import type { Field } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { csvLine, guard, zonedHeader } from '../table-files/index.ts';
import { cellOf, type ExportColumn } from './columns.ts';
import type { ExportFile, ExportPages } from './file.ts';
import { ownZone, textOf } from './text.ts';

export interface CsvOptions {
  readonly separator?: ',' | ';' | '\t';
  /** A mark at the beginning by which Excel knows that the file is in UTF-8. */
  readonly byteOrderMark?: boolean;
  /**
   * Whether an apostrophe comes before texts that a spreadsheet would take for a formula; true when left
   * out. Numbers, dates and times stay as they are. An import removes it.
   */
  readonly guarded?: boolean;
  /** IANA name of the zone of times in columns with labels; the browser's own when left out. */
  readonly timeZone?: string;
}

/** Writes CSV, as `csvLine` does. Under labels, points in time are in the time zone that their header names. */
export async function* writeCsv(
  pages: ExportPages,
  columns: readonly ExportColumn[],
  options: CsvOptions = {},
): ExportFile {
  const { separator = ',', byteOrderMark = false, guarded = true, timeZone = ownZone() } = options;
  const encoder = new TextEncoder();
  const headers = columns.map(({ header, field, labelText }) =>
    field?.kind === 'instant' && labelText !== undefined ? zonedHeader(header, timeZone) : header,
  );
  const first = csvLine(guarded ? headers.map(guard) : headers, separator);
  yield encoder.encode((byteOrderMark ? '\uFEFF' : '') + first);
  const writers = columns.map((column) => {
    const { field, labelText } = column;
    const labelOf = labelText?.(timeZone);
    const isGuarded = guarded && isFreeText(field);
    return (value: ReturnType<typeof cellOf>) => {
      if (value === null) return null;
      const text = labelOf?.(value) ?? textOf(value, field);
      return isGuarded ? guard(text) : text;
    };
  });
  for await (const { rows } of pages) {
    let text = '';
    for (const row of rows) {
      const cells = columns.map((column, index) => writers[index]?.(cellOf(row, column)) ?? null);
      text += csvLine(cells, separator);
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
