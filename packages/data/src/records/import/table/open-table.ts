import type { FileFacts } from './inspect-file.ts';
import { importFileMessages } from './messages.ts';
import { type FileRow, type Table, type TableOptions, UnreadableFile } from './table.ts';

/** A file that was opened, with what was found out about it. */
export interface OpenedFile {
  readonly table: Table;
  readonly options: Required<Pick<TableOptions, 'hasHeader'>> & TableOptions;
  /** The names of a spreadsheet's sheets. */
  readonly sheets: readonly string[];
}

const sampleSize = 5;

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
  const rows = () => readCsv(file, { encoding, separator });
  return opened(rows, { ...options, encoding, separator }, [], false);
}

async function openSpreadsheet(file: Blob, options: TableOptions): Promise<OpenedFile> {
  const { readSheets } = await import('./sheet.ts');
  const sheets = await readSheets(file);
  const chosen =
    sheets.find(({ name }) => name === options.sheet) ??
    sheets.find(({ rows }) => rows.some((row) => !isBlank(row)));
  // One that was read is in memory.
  const rows = async function* () {
    yield chosen?.rows ?? [];
  };
  const names = sheets.map(({ name }) => name);
  return opened(rows, { ...options, sheet: chosen?.name }, names, true);
}

type Rows = () => AsyncIterable<readonly (readonly string[])[]>;

async function opened(
  rows: Rows,
  options: TableOptions,
  sheets: readonly string[],
  isExact: boolean,
): Promise<OpenedFile> {
  const first: FileRow[] = [];
  for await (const part of inParts(rows, sampleSize + 1)) {
    first.push(...part);
    break;
  }
  const [top, ...others] = first;
  if (top === undefined) throw new UnreadableFile(importFileMessages.empty);
  const hasHeader = options.hasHeader ?? isHeader(top.cells);
  const widest = Math.max(...first.map(({ cells }) => cells.length));
  const header = hasHeader
    ? top.cells
    : Array.from({ length: widest }, (_, index) =>
        importFileMessages.column({ number: index + 1 }),
      );
  return {
    table: {
      header,
      sample: hasHeader ? others : first.slice(0, sampleSize),
      isExact,
      async *parts(size) {
        for await (const part of inParts(rows, size)) {
          const kept = hasHeader ? part.filter(({ number }) => number !== top.number) : part;
          if (kept.length > 0) yield kept;
        }
      },
    },
    options: { ...options, hasHeader },
    sheets,
  };
}

/** The names of columns are never numbers. */
function isHeader(cells: readonly string[]): boolean {
  return !cells.some((cell) => /^[-+]?[\d.,]+$/.test(cell.trim()));
}

async function* inParts(rows: Rows, size: number): AsyncGenerator<readonly FileRow[]> {
  let number = 0;
  let part: FileRow[] = [];
  for await (const read of rows()) {
    for (const cells of read) {
      number += 1;
      if (isBlank(cells)) continue;
      part.push({ number, cells });
      if (part.length === size) {
        yield part;
        part = [];
      }
    }
  }
  if (part.length > 0) yield part;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
