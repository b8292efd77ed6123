import { isSpreadsheetError } from './spreadsheet-error.ts';

/**
 * Writes a line of CSV (RFC 4180), which ends in CR and LF. Values have quotes where they need them: as in
 * Postgres's `COPY`, NULL is nothing and an empty text is `""`; and the text `#N/A` is `"#N/A"`, because that of a
 * formula without a result has none.
 */
export function csvLine(cells: readonly CsvCell[], separator: string): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    return typeof cell === 'string' ? quotedIfNeeded(cell, separator) : cell.unquoted;
  });
  return `${written.join(separator)}\r\n`;
}

/** A value, NULL, or what is in a file that is not CSV. */
export type CsvCell = string | null | { readonly unquoted: string };

function quotedIfNeeded(text: string, separator: string): string {
  const needsQuotes =
    text === '' ||
    /["\r\n]|^\s|\s$/.test(text) ||
    text.includes(separator) ||
    isSpreadsheetError(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
