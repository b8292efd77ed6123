import type { FileRow } from './table.ts';

/** A row of a file before it is known which one has the names of the columns. */
export type RawRow = Omit<FileRow, 'problem'>;

/** Returns whether a row holds nothing. */
export function isBlank({ cells, details }: RawRow): boolean {
  return details === undefined && cells.every((cell) => cell.trim() === '');
}
