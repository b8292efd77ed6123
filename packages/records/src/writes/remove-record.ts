import { DataError } from '@ninefold/data/client';
import {
  deleteRecord,
  isAnswerLost,
  readRecord,
  RecordConflict,
  type RecordRow,
} from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { refreshed, type WriteContext } from './write-context.ts';
import { type Unsaved, unsavedBy } from './write-result.ts';

/** The record is gone. */
export interface Removed {
  readonly status: 'saved';
  /** The record right before. */
  readonly before: RecordRow;
  /** Whether the database has kept the record, hidden from the role. */
  readonly isHidden: boolean;
  readonly isRefreshed: boolean;
}

/**
 * Deletes a record that nobody has changed since it was read. After a lost answer, it looks whether the record is
 * gone. Never rejects.
 *
 * @param onRemoved Called before what is shown is read again: a screen of the record must be left by then.
 */
export async function removeRecord(
  context: WriteContext,
  entity: Entity,
  row: RecordRow,
  onRemoved?: () => Promise<void>,
): Promise<Removed | Unsaved> {
  const { source, send } = context;
  let isDeleted = true;
  try {
    isDeleted = await send(() => deleteRecord(source, entity, row));
  } catch (error) {
    const left = await unremoved(context, entity, row, error);
    if (left !== undefined) return left;
    // Where a trigger or rule may have kept the record, hidden, nobody can tell: its files stay.
    isDeleted = !(entity.interceptors ?? []).some(({ events }) => events.includes('delete'));
  }
  const isRefreshed = await refreshed({
    ...context,
    refresh: async () => {
      await onRemoved?.();
      return context.refresh();
    },
  });
  return { status: 'saved', before: row, isHidden: !isDeleted, isRefreshed };
}

/** Returns why the record wasn't deleted; undefined where it was, and only the answer was lost. */
async function unremoved(
  context: WriteContext,
  entity: Entity,
  row: RecordRow,
  error: unknown,
): Promise<Unsaved | undefined> {
  if (isAnswerLost(error)) {
    try {
      await readRecord(context.source, entity, row.id);
    } catch (unread) {
      const isGone = unread instanceof DataError && unread.failure.kind === 'not found';
      return isGone ? undefined : { status: 'lost', error, candidates: [] };
    }
  }
  const isOutdated =
    error instanceof RecordConflict ||
    (error instanceof DataError && error.failure.kind === 'reference');
  // What is shown then says what has changed, or what has come to refer to the record.
  if (isOutdated) await refreshed(context);
  return unsavedBy(error);
}
