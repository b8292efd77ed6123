import {
  CsvReader,
  type CsvRow,
  isSpreadsheetError,
  likelySeparator,
  namedSeparator,
  UnclosedQuote,
  unguarded,
} from '../../../table-files/index.ts';
import { importFileMessages } from './messages.ts';
import type { RawRow } from './raw-row.ts';
import { type CellDetail, type Encoding, UnreadableFile } from './table.ts';

/** Returns what is between the cells: what the file says, or a comma, a semicolon, a tab or a bar. */
export async function findSeparator(file: Blob, encoding: Encoding): Promise<string> {
  const beginning = await file.slice(0, 65_536).arrayBuffer();
  const text = new TextDecoder(encoding).decode(beginning, { stream: true });
  return namedSeparator(text)?.separator ?? likelySeparator(text);
}

export interface ReadCsvOptions {
  readonly encoding: Encoding;
  readonly separator: string;
  /** Some bytes may not be text in this encoding. */
  readonly isDamaged: boolean;
}

/**
 * Reads the rows of a text file part by part, without a line that names the separator.
 *
 * @throws {UnreadableFile} where a quotation mark leaves open where rows end.
 */
export async function* readCsv(
  file: Blob,
  { encoding, separator, isDamaged }: ReadCsvOptions,
): AsyncGenerator<readonly RawRow[]> {
  let reader: CsvReader | undefined;
  let beginning = '';
  let number = 0;
  let quotes = true;
  const read = (part: string, isLast: boolean): readonly RawRow[] => {
    let text = part;
    if (reader === undefined) {
      // A line that names the separator may come in several parts.
      beginning += part;
      if (beginning.length < 10 && !isLast) return [];
      const named = namedSeparator(beginning);
      text = beginning.slice(named?.length ?? 0);
      reader = new CsvReader(separator, named === undefined ? 1 : 2);
    }
    return reader.read(text, isLast).map((row) => {
      number += 1;
      // Where every name of a column is in quotes, all cells are, and quotes say nothing.
      if (number === 1) quotes = row.quoted.length < row.cells.length;
      return rawRow(row, number, { quotes, isDamaged });
    });
  };
  try {
    for await (const part of decoded(file, encoding)) {
      const rows = read(part, false);
      if (rows.length > 0) yield rows;
    }
    yield read('', true);
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    const message = importFileMessages.unclosedQuote({ line: String(error.line) });
    throw new UnreadableFile(message, { cause: error });
  }
}

async function* decoded(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await reader.cancel();
  }
}

function rawRow(
  { cells, quoted, misquoted }: CsvRow,
  number: number,
  { quotes, isDamaged }: { readonly quotes: boolean; readonly isDamaged: boolean },
): RawRow {
  const details = new Map<number, CellDetail>();
  for (const index of quotes ? quoted : []) {
    if (cells[index] === '') details.set(index, { isEmptyText: true });
  }
  for (const [index, text] of cells.entries()) {
    if (text.startsWith('#') && isSpreadsheetError(text) && !quoted.includes(index)) {
      details.set(index, { problem: importFileMessages.formulaError({ text }) });
    }
    if (isDamaged && text.includes('\uFFFD')) {
      details.set(index, { problem: importFileMessages.undecodable });
    }
  }
  if (misquoted !== undefined) {
    const line = String(misquoted.line);
    details.set(misquoted.index, { problem: importFileMessages.misquoted({ line }) });
  }
  return { number, cells: cells.map(unguarded), ...(details.size > 0 && { details }) };
}
