import { Zip, ZipDeflate } from 'fflate';
import { zonedHeader } from '../table-files/index.ts';
import { cellOf, type ExportColumn } from './columns.ts';
import type { ExportFile, ExportPages } from './file.ts';
import { ownZone } from './text.ts';
import { cellStyles, cellWidth, cellWriter, textCell } from './xlsx-cells.ts';
import {
  contentTypes,
  packageRelations,
  sheetName,
  styles,
  workbook,
  workbookRelations,
} from './xlsx-parts.ts';

export interface XlsxOptions {
  /** Names the sheet. */
  readonly title: string;
  /** IANA name of the zone in which points in time are shown; the browser's own when left out. */
  readonly timeZone?: string;
  /** Whether the first column is at the right. */
  readonly rightToLeft?: boolean;
  /** Rows of a sheet, with its header; for tests. */
  readonly mostRows?: number;
}

/** Excel's limit. */
const mostRowsOfSheet = 1_048_576;

/** Beyond 4 GiB a file in a zip archive needs another format, which not every reader has. */
const mostBytes = 4_000_000_000;

/** Better compression takes nearly twice as long, and saves a twentieth. */
const level = 3;

/**
 * Writes a workbook. Numbers that Excel would round, at more than 15 digits, are texts. Dates are dates;
 * points in time are dates in the time zone that their header names. What is before March 1900 is text, and so are
 * times that clocks show twice.
 * A text that is too long for a cell is cut, says so at its end, and is counted in the report. Where a sheet
 * is full, the next one goes on.
 */
export async function* writeXlsx(
  pages: ExportPages,
  columns: readonly ExportColumn[],
  { title, timeZone = ownZone(), rightToLeft = false, mostRows = mostRowsOfSheet }: XlsxOptions,
): ExportFile {
  const encoder = new TextEncoder();
  let cut = 0;
  const onCut = () => (cut += 1);
  const letters = columns.map((_, index) => columnLetters(index));
  const writers = columns.map((column) => cellWriter(column, timeZone, onCut));
  const headers = columns.map(({ header, field }) =>
    field?.kind === 'instant' ? zonedHeader(header, timeZone) : header,
  );
  const archive = openArchive();
  let sheets = 0;
  let sheet: ZipDeflate | undefined;
  let row = 0;
  let bytes = 0;

  const write = (text: string) => {
    const encoded = encoder.encode(text);
    bytes += encoded.length;
    sheet?.push(encoded);
  };
  const begin = () => {
    sheets += 1;
    sheet = archive.add(`xl/worksheets/sheet${sheets}.xml`);
    row = 1;
    bytes = 0;
    const cells = headers.map((header, index) =>
      textCell(header, `${letters[index]}1`, onCut, cellStyles.header),
    );
    const widths = columns.map(({ field }, index) => cellWidth(headers[index] ?? '', field));
    write(`${sheetBegin(widths, rightToLeft)}<row r="1">${cells.join('')}</row>`);
  };
  const end = () => sheet?.push(encoder.encode('</sheetData></worksheet>'), true);

  begin();
  for await (const { rows } of pages) {
    let text = '';
    for (const record of rows) {
      if (row >= mostRows || bytes > mostBytes) {
        write(text);
        text = '';
        end();
        begin();
      }
      row += 1;
      text += `<row r="${row}">`;
      for (const [index, column] of columns.entries()) {
        text += writers[index]?.(cellOf(record, column), `${letters[index]}${row}`) ?? '';
      }
      text += '</row>';
    }
    write(text);
    yield* archive.taken();
  }
  end();
  const names = Array.from({ length: sheets }, (_, index) => sheetName(title, index));
  for (const [name, content] of [
    ['xl/workbook.xml', workbook(names)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets)],
    ['xl/styles.xml', styles],
    ['_rels/.rels', packageRelations],
    ['[Content_Types].xml', contentTypes(sheets)],
  ] as const) {
    archive.add(name).push(encoder.encode(content), true);
  }
  archive.end();
  yield* archive.taken();
  return { cut };
}

/** Returns a zip archive whose bytes are taken while files are added to it. */
function openArchive() {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add(name: string): ZipDeflate {
      const file = new ZipDeflate(name, { level });
      zip.add(file);
      return file;
    },
    end: () => zip.end(),
    taken(): readonly Uint8Array<ArrayBuffer>[] {
      const taken = chunks;
      chunks = [];
      return taken;
    },
  };
}

/** Returns the letters of a column, as spreadsheets count: A to Z, then AA. */
function columnLetters(index: number): string {
  const before = index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

/** The beginning of a sheet, whose first row stays in sight. */
function sheetBegin(columnWidths: readonly number[], rightToLeft: boolean): string {
  const widths = columnWidths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}
