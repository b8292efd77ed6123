import Papa from 'papaparse';
import { importMessages } from './messages.ts';
import { isProblemColumn } from './problem-column.ts';
import { rowsAtOnce } from './import-plan.ts';
import type { Table } from './table/index.ts';

/**
 * Writes the rows that were left out as a file: their own columns and one that says why, which another
 * import ignores.
 *
 * @param problems By the number of the row.
 */
export async function rejectedFile(
  table: Table,
  problems: ReadonlyMap<number, string>,
  separator = ',',
): Promise<Blob> {
  const own = table.header.flatMap((name, index) => (isProblemColumn(name) ? [] : [index]));
  const write = (rows: readonly (readonly string[])[]) =>
    `${Papa.unparse(rows as string[][], { delimiter: separator, newline: '\r\n' })}\r\n`;
  // The mark makes Excel read the file as UTF-8.
  const parts = [
    '\uFEFF',
    write([[...own.map((index) => table.header[index] ?? ''), importMessages.problem]]),
  ];
  for await (const part of table.parts(rowsAtOnce)) {
    const rejected = part.flatMap(({ number, cells }) => {
      const problem = problems.get(number);
      return problem === undefined ? [] : [[...own.map((index) => cells[index] ?? ''), problem]];
    });
    if (rejected.length > 0) parts.push(write(rejected));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
