/** What the text of a cell doesn't say. */
export interface CellDetail {
  /** The reason why it can't be used. */
  readonly problem?: string;
  /** It holds an empty text: other empty cells hold nothing. */
  readonly isEmptyText?: true;
  /** The number, or the day with its time, of which the text is what the spreadsheet shows: 1067 for `01067`. */
  readonly value?: string;
  /** The number with more digits than a spreadsheet shows, which is that of a float. */
  readonly float?: string;
}

/** A row of a file. */
export interface FileRow {
  /** As spreadsheets number it: the first row of the file is 1. */
  readonly number: number;
  /** In the order of the columns; a cell that is missing at the end is left out. */
  readonly cells: readonly string[];
  /** Details of some cells, by the index of the column. */
  readonly details?: ReadonlyMap<number, CellDetail>;
  /** The reason why the row can't be used, whatever its cells hold. */
  readonly problem?: string;
}

/** A file's rows, which are read again each time: only a few of them are in memory at once. */
export interface Table {
  readonly header: readonly string[];
  /** The first rows, to recognise the columns by. */
  readonly sample: readonly FileRow[];
  /** Numbers and dates are in Postgres's format, regardless of the person's locale. */
  readonly isExact: boolean;
  /** The rows in parts of so many, without the header and what is above it, and without empty rows. */
  readonly parts: (size: number) => AsyncIterable<readonly FileRow[]>;
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How to read a file. */
export interface TableOptions {
  /** Only for a text file. */
  readonly encoding?: Encoding;
  /** Between the cells of a text file; found out where it is left out. */
  readonly separator?: string;
  /** The name of a spreadsheet's sheet; the first where it is left out. */
  readonly sheet?: string;
  /** Whether a row has the names of the columns; found out where it is left out. */
  readonly hasHeader?: boolean;
  /** The number of that row; found out where it is left out. */
  readonly headerRow?: number;
}

/** Thrown for a file that can't be read, or of which no column is imported. Its message is for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
