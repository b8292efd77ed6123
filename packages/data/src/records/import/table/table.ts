/** A row of a file. */
export interface FileRow {
  /** As spreadsheets number it: the first row of the file is 1. */
  readonly number: number;
  /** In the order of the columns; a cell that is missing at the end is left out. */
  readonly cells: readonly string[];
}

/** A file's rows, which are read again each time: only a few of them are in memory at once. */
export interface Table {
  readonly header: readonly string[];
  /** The first rows, to recognise the columns by. */
  readonly sample: readonly FileRow[];
  /** Numbers and dates are in Postgres's format, regardless of the person's locale. */
  readonly isExact: boolean;
  /** The rows in parts of so many, without the header and without empty rows. */
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
  /** The first row has the names of the columns; true where it is left out. */
  readonly hasHeader?: boolean;
}

/** Thrown for a file that can't be read. Its message is for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
