import type { ValueKind } from '@ninefold/values';
import { csvLine, guard, isSpreadsheetError } from '../../table-files/index.ts';
import { importMessages } from './messages.ts';
import { isProblemColumn } from './problem-column.ts';
import { rowsAtOnce } from './import-plan.ts';
import { cellText } from './read-cell.ts';
import type { FileRow, Table } from './table/index.ts';

/**
 * Writes the rows that were left out as a file: their own columns, one that says why, which another import
 * ignores, and cells that belong to none. A cell that couldn't be used is still one that can't.
 *
 * @param problems By the number of the row.
 * @param kinds Kinds of the fields that columns fill, by the index of the column.
 */
export async function rejectedFile(
  table: Table,
  problems: ReadonlyMap<number, string>,
  separator = ',',
  kinds: ReadonlyMap<number, ValueKind> = new Map(),
): Promise<Blob> {
  const own = table.header.flatMap((name, index) => (isProblemColumn(name) ? [] : [index]));
  const names = [...own.map((index) => table.header[index] ?? ''), importMessages.problem];
  // The mark makes Excel read the file as UTF-8.
  const parts = ['\uFEFF', csvLine(names.map(guard), separator)];
  const cellOf = ({ cells, details }: FileRow, index: number) => {
    const text = cells[index] ?? '';
    const detail = details?.get(index);
    if (detail?.problem !== undefined) {
      return { unquoted: table.isExact && !isSpreadsheetError(text) ? '#VALUE!' : text };
    }
    if (text === '' && detail?.isEmptyText !== true) return null;
    return guard(cellText(text, detail, kinds.get(index) ?? 'text'));
  };
  for await (const part of table.parts(rowsAtOnce)) {
    for (const row of part) {
      const problem = problems.get(row.number);
      if (problem === undefined) continue;
      const surplus = row.cells.slice(table.header.length).map(guard);
      parts.push(
        csvLine([...own.map((index) => cellOf(row, index)), guard(problem), ...surplus], separator),
      );
    }
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
