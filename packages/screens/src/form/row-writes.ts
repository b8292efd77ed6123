import type { RecordValues } from '@ninefold/data/records';
import { placeRows, type RowWrite } from '@ninefold/data/records/children';
import { enteredValues } from '../descriptors/index.ts';
import type { ChildKind } from './child-kinds.ts';
import { changesOf, isBlank, type KeptRow } from './kept-row.ts';

/** Returns the rows that are stored once the form is saved. */
export function stayingRows(rows: readonly KeptRow[]): readonly KeptRow[] {
  return rows.filter((row) => !row.deleted && !isBlank(row));
}

/** Returns what is sent of rows. */
export function rowWrites({ children }: ChildKind, rows: readonly KeptRow[]): readonly RowWrite[] {
  const deletes = rows.flatMap(({ id, record, deleted }): readonly RowWrite[] =>
    deleted && record !== undefined ? [{ row: id, operation: 'delete', record, values: {} }] : [],
  );
  const placed = stayingRows(rows).map((row) => ({
    row: row.id,
    record: row.record,
    place: row.place,
    values: enteredValues(children.entity, changesOf(row)),
  }));
  return [...deletes, ...placeRows(children, placed)];
}

/** Returns the values that are sent of each row that isn't deleted. One that is moved is written twice. */
export function sentValues(writes: readonly RowWrite[]): ReadonlyMap<string, RecordValues> {
  const sent = new Map<string, RecordValues>();
  for (const { row, operation, values } of writes) {
    if (operation !== 'delete') sent.set(row, { ...sent.get(row), ...values });
  }
  return sent;
}
