import type { Field } from '@ninefold/specification';
import type { RecordValues } from '../record.ts';
import type { RowDraft } from './checked-row.ts';
import type { ImportColumn } from './import-column.ts';
import { type CellReader, cellText } from './read-cell.ts';
import type { FileRow } from './table/index.ts';

/** A column of the file whose texts are values of a field. */
export interface FieldColumn {
  readonly column: ImportColumn;
  readonly field: Field;
  readonly read: CellReader;
}

/** Reads the values of a row. */
export function readRow(
  { number, cells, details, problem: rowProblem }: FileRow,
  columns: readonly FieldColumn[],
  start: RecordValues,
): RowDraft {
  const draft: RowDraft = { number, values: { ...start }, problems: [] };
  if (rowProblem !== undefined) draft.problems.push({ message: rowProblem });
  for (const { column, field, read } of columns) {
    const cell = cells[column.index];
    // A row that ends before says nothing of its last fields.
    if (cell === undefined) continue;
    const detail = details?.get(column.index);
    if (detail?.problem !== undefined) {
      draft.problems.push({ column: column.index, message: detail.problem });
      continue;
    }
    const text = cellText(cell, detail, field.kind);
    if (isEmpty(text, field)) {
      if (detail?.isEmptyText === true && canBeEmptyText(field, read)) {
        draft.values[field.name] = '';
        continue;
      }
      if (column.empty === 'null') draft.values[field.name] = null;
      if (column.empty === 'text') draft.values[field.name] = '';
      continue;
    }
    const { value, problem } = read(text);
    if (problem === undefined) draft.values[field.name] = value;
    else draft.problems.push({ column: column.index, message: problem });
  }
  return draft;
}

function isEmpty(text: string, { kind }: Field): boolean {
  return kind === 'text' ? text === '' : text.trim() === '';
}

function canBeEmptyText({ kind }: Field, read: CellReader): boolean {
  return (kind === 'text' || kind === 'enum') && read('').value === '';
}
