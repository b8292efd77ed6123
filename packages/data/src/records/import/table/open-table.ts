import type { FileFacts } from './inspect-file.ts';
import { importFileMessages } from './messages.ts';
import { isBlank, type RawRow } from './raw-row.ts';
import { type FileRow, type Table, type TableOptions, UnreadableFile } from './table.ts';

/** A file that was opened, with what was found out about it. */
export interface OpenedFile {
  readonly table: Table;
  readonly options: Required<Pick<TableOptions, 'hasHeader'>> & TableOptions;
  /** The names of a spreadsheet's sheets. */
  readonly sheets: readonly string[];
  /** The first rows, one of which may have the names of the columns. */
  readonly first: readonly RawRow[];
}

const sampleSize = 5;
/** Few files have more above the names of their columns. */
const searchedRows = 20;

/**
 * Opens a table of a file: text with separators, or a spreadsheet.
 *
 * @throws {UnreadableFile} for a file that is neither, or has no rows.
 */
export async function openTable(
  file: Blob,
  facts: FileFacts,
  options: TableOptions = {},
): Promise<OpenedFile> {
  if (facts.kind === 'old spreadsheet') throw new UnreadableFile(importFileMessages.oldSpreadsheet);
  return facts.kind === 'spreadsheet'
    ? openSpreadsheet(file, options)
    : openText(file, facts, options);
}

async function openText(file: Blob, facts: FileFacts, options: TableOptions): Promise<OpenedFile> {
  const { findSeparator, readCsv } = await import('./csv.ts');
  const { encoding = facts.encoding } = options;
  const { separator = await findSeparator(file, encoding) } = options;
  const isDamaged = encoding !== 'utf-8' || !facts.isUtf8;
  const rows = () => readCsv(file, { encoding, separator, isDamaged });
  return opened({ rows, isExact: false, sheets: [] }, { ...options, encoding, separator });
}

async function openSpreadsheet(file: Blob, options: TableOptions): Promise<OpenedFile> {
  const { openWorkbook } = await import('./workbook.ts');
  try {
    const sheets = await openWorkbook(file);
    const named = sheets.find(({ name }) => name === options.sheet);
    const shown = sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
    let read: readonly RawRow[] = [];
    let name = options.sheet;
    for (const sheet of named === undefined ? shown : [named]) {
      read = await sheet.rows();
      ({ name } = sheet);
      if (!read.every(isBlank)) break;
    }
    // One that was read is in memory.
    const rows = async function* () {
      yield read;
    };
    const names = sheets.map((sheet) => sheet.name);
    const width = Math.max(0, ...read.map(({ cells }) => cells.length));
    return await opened({ rows, isExact: true, sheets: names, width }, { ...options, sheet: name });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(importFileMessages.brokenSpreadsheet, { cause: error });
  }
}

interface Source {
  readonly rows: () => AsyncIterable<readonly RawRow[]>;
  readonly isExact: boolean;
  readonly sheets: readonly string[];
  /** The number of columns, where all rows have been read. */
  readonly width?: number;
}

async function opened(
  { rows, isExact, sheets, width }: Source,
  options: TableOptions,
): Promise<OpenedFile> {
  const first: RawRow[] = [];
  for await (const part of inParts(rows, searchedRows)) {
    first.push(...part);
    break;
  }
  if (first.length === 0) throw new UnreadableFile(importFileMessages.empty);
  const header = headerOf(first, options);
  const widest = width ?? Math.max(...first.map(({ cells }) => cells.length));
  const names =
    header?.cells ??
    Array.from({ length: widest }, (_, index) => importFileMessages.column({ number: index + 1 }));
  const unnamed = Array.from({ length: Math.max(0, (width ?? 0) - names.length) }, () => '');
  const columns = [...names, ...unnamed];
  const below = ({ number }: RawRow) => header === undefined || number > header.number;
  const read = (row: RawRow) =>
    withSurplus(isExact ? padded(row, columns.length) : row, columns.length);
  return {
    table: {
      header: columns,
      sample: first.filter(below).slice(0, sampleSize).map(read),
      isExact,
      async *parts(size) {
        for await (const part of inParts(rows, size, below)) yield part.map(read);
      },
    },
    options: { ...options, hasHeader: header !== undefined, headerRow: header?.number },
    sheets,
    first,
  };
}

/** Returns the row with the names of the columns; undefined where there is none. */
function headerOf(
  rows: readonly RawRow[],
  { hasHeader, headerRow }: TableOptions,
): RawRow | undefined {
  if (hasHeader === false) return undefined;
  const chosen = rows.find(({ number }) => number === headerRow);
  if (chosen !== undefined || hasHeader === true) return chosen ?? rows[0];
  const likely = rows[titleRows(rows)];
  return likely !== undefined && isHeader(likely.cells) ? likely : undefined;
}

/** Returns the number of rows above a table: a title is in one cell, and apart from the table or above a wide one. */
function titleRows(rows: readonly RawRow[]): number {
  const top = rows.findIndex((row) => filledCells(row) > 1);
  const [above, below] = [rows[top - 1], rows[top]];
  if (above === undefined || below === undefined) return 0;
  const isApart = below.number > above.number + 1;
  return isApart || Math.max(...rows.map(filledCells)) > 2 ? top : 0;
}

function filledCells({ cells }: RawRow): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** The names of columns are never numbers. */
function isHeader(cells: readonly string[]): boolean {
  return !cells.some((cell) => /^[-+]?[\d.,]+$/.test(cell.trim()));
}

/** A spreadsheet has every cell, and stores those that hold something. */
function padded(row: RawRow, columns: number): RawRow {
  const { cells } = row;
  return { ...row, cells: Array.from({ length: columns }, (_, index) => cells[index] ?? '') };
}

/** Adds the problem of a row with more cells than there are columns: nobody could say where they belong. */
function withSurplus(row: RawRow, columns: number): FileRow {
  const texts = row.cells.slice(columns).filter((cell) => cell.trim() !== '');
  if (texts.length === 0) return row;
  const { length: count } = texts;
  const problem = importFileMessages.surplus({ count, texts: texts.slice(0, 3).join(', ') });
  return { ...row, problem };
}

async function* inParts(
  rows: Source['rows'],
  size: number,
  isPart: (row: RawRow) => boolean = () => true,
): AsyncGenerator<readonly RawRow[]> {
  let part: RawRow[] = [];
  for await (const read of rows()) {
    for (const row of read) {
      if (isBlank(row) || !isPart(row)) continue;
      part.push(row);
      if (part.length === size) {
        yield part;
        part = [];
      }
    }
  }
  if (part.length > 0) yield part;
}
