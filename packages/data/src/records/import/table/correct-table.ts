import type { FileRow, Table } from './table.ts';

/** The texts that replace those of a file, by the number of the row and the index of the column. */
export type Corrections = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Returns corrections with one more cell in them. */
export function withCorrection(
  corrections: Corrections,
  row: number,
  column: number,
  text: string,
): Corrections {
  const cells = new Map(corrections.get(row)).set(column, text);
  return new Map(corrections).set(row, cells);
}

/** Returns a table with some of its cells corrected. */
export function correctTable(table: Table, corrections: Corrections): Table {
  if (corrections.size === 0) return table;
  return {
    ...table,
    async *parts(size) {
      for await (const part of table.parts(size)) {
        yield part.map((row) => correctRow(row, corrections));
      }
    },
  };
}

/** Returns a row with its cells corrected. */
export function correctRow(row: FileRow, corrections: Corrections): FileRow {
  const { cells, details } = row;
  const corrected = corrections.get(row.number);
  if (corrected === undefined) return row;
  const length = Math.max(cells.length, ...[...corrected.keys()].map((column) => column + 1));
  return {
    ...row,
    cells: Array.from({ length }, (_, column) => corrected.get(column) ?? cells[column] ?? ''),
    details: details && new Map([...details].filter(([column]) => !corrected.has(column))),
  };
}
