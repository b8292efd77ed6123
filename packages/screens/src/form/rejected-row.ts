import type { ChildRejected } from '@ninefold/data/records/children';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { ChildKind } from './child-kinds.ts';
import { changesOf, enteredFields, type KeptRow, type RowCollision } from './kept-row.ts';
import { childRowsScreenMessages } from './messages.ts';
import { fieldIn, withCollision } from './row-collisions.ts';
import { storedRow } from './stored-row.ts';

export interface RejectedRow {
  /** The row that says why the database didn't take it; undefined where it is gone. */
  readonly row?: KeptRow;
  readonly message: string;
  /** Where it is said; undefined for the row as a whole. */
  readonly field?: FieldDescriptor | undefined;
}

/** @param valuesOf Returns what tells the values that were refused by a constraint. */
export function rejectedRow(
  kind: ChildKind,
  row: KeptRow,
  { failure, current }: ChildRejected,
  valuesOf: (said: Pick<RowCollision, 'constraint' | 'isRefused'>) => string | undefined,
): RejectedRow {
  if (row.deleted && failure.kind === 'not found') {
    return { message: childRowsScreenMessages.alreadyDeleted };
  }
  if (current !== undefined) {
    const message = childRowsScreenMessages[row.deleted ? 'changedNotDeleted' : 'changed'];
    const now = storedRow(kind, current, row.id);
    const texts = { ...now.texts, ...(row.deleted ? {} : changesOf(row)) };
    const { place, start } = row;
    return { row: { ...now, place, texts, message, start: start + 1 }, message };
  }
  const { message, constraint } = failure;
  const kept = { ...row, deleted: false };
  const collision = kind.collisions.find((each) => each.constraint === constraint);
  // An index over expressions names no field.
  const named = failure.fields ?? [collision && fieldIn(row, collision.fields)];
  const field = enteredFields(row).find(({ name }) => named.includes(name));
  if (field === undefined) return { row: { ...kept, message }, message };
  const { name } = field;
  const values = collision && valuesOf({ constraint: collision.constraint, isRefused: true });
  if (collision === undefined || values === undefined) {
    return { row: { ...kept, problems: { ...row.problems, [name]: message } }, message, field };
  }
  const refused = {
    constraint: collision.constraint,
    field: name,
    message,
    values,
    isRefused: true,
  };
  return {
    row: { ...kept, collisions: withCollision(row.collisions, refused) },
    message,
    field,
  };
}
