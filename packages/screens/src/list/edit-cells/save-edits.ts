import { DataError } from '@ninefold/data/client';
import { RecordConflict, type RecordRow } from '@ninefold/data/records';
import { changeMessages, isOwnChange, readUnchanged } from '@ninefold/data/records/change';
import { isDone, type RowResult, type RowSaved, saveMany } from '@ninefold/records/many';
import type { Tried, WriteContext, WriteProblem } from '@ninefold/records/writes';
import { collisionsOf } from '@ninefold/rules/collisions';
import { type Entity, entityName } from '@ninefold/specification';
import { enteredValues } from '../../descriptors/index.ts';
import { failureOf, formErrors } from '../../application/index.ts';
import { type EditFailure, type Edits, type RecordEdits, savedText } from './edits.ts';

export interface SaveOptions {
  readonly onChecked: (row: RecordRow) => void;
  readonly onFailed: (id: string, failure: EditFailure) => void;
  /** Called with each record that was saved, or that would be: nothing is stored while somebody else is viewed. */
  readonly onDone: (row: RecordRow, sent: RecordEdits, result: RowSaved | Tried) => void;
}

/** What became of the edits. A record whose answer was lost is looked at again before the next attempt. */
export interface SaveOutcome {
  readonly results: readonly RowResult[];
  /** The number of records that were not saved. */
  readonly failed: number;
  /** The reason the save ended early; undefined where all was tried. */
  readonly stopped?: string;
  readonly isRefreshed: boolean;
}

/**
 * Reads the records of restored edits again. Returns how many have been changed by another person since, or are gone.
 *
 * @throws {DataError} where they can't be read.
 */
export async function checkEdits(
  writes: WriteContext,
  entity: Entity,
  edits: Edits,
  { onChecked, onFailed }: Pick<SaveOptions, 'onChecked' | 'onFailed'>,
): Promise<number> {
  const unread = [...edits.values()].filter(({ isChecked }) => isChecked !== true);
  const rows = unread.map(({ row }) => row);
  const { source, send } = writes;
  const now = await send(() => readUnchanged(source, entity, rows));
  let changed = 0;
  for (const record of unread) {
    const seen = now.get(record.row.id);
    if (seen !== undefined && !(seen instanceof DataError)) onChecked(seen);
    else if (seen instanceof RecordConflict && isSavedIn(seen, entity, record)) {
      onChecked(seen.current);
    } else {
      changed += 1;
      onFailed(record.row.id, failureWith({ error: seen }, writes, entity, record));
    }
  }
  return changed;
}

/**
 * Returns whether a record differs only by the edits themselves, and by what the database does with any edit: they were
 * saved, and the answer was lost.
 */
function isSavedIn({ changed, current }: RecordConflict, entity: Entity, { texts }: RecordEdits) {
  const sent = Object.keys(texts);
  const isHeld = sent.every((name) => texts[name] === savedText(entity, current, name));
  return isHeld && isOwnChange(entity, changed, sent);
}

/**
 * Saves the edits of records, each only if nobody has changed it since. Never throws: what went wrong is in the outcome,
 * and the edits that were not saved stay.
 */
export async function saveEdits(
  writes: WriteContext,
  entity: Entity,
  edits: Edits,
  { onDone, onFailed, onChecked }: SaveOptions,
): Promise<SaveOutcome> {
  const seen = new Map([...edits].map(([id, { row }]) => [id, row]));
  const notSeen = new Set<string>();
  try {
    await checkEdits(writes, entity, edits, {
      onChecked(row) {
        seen.set(row.id, row);
        onChecked(row);
      },
      onFailed(id, failure) {
        notSeen.add(id);
        onFailed(id, failure);
      },
    });
  } catch (error) {
    const stopped = failureOf(error).message;
    return { results: [], failed: edits.size, stopped, isRefreshed: true };
  }
  const rows = [...seen.values()]
    .filter(({ id }) => !notSeen.has(id))
    // Some were read before the others.
    .map((row, request) => ({ ...row, request }));
  const write = {
    operation: 'update',
    values: ({ id }: RecordRow) => enteredValues(entity, edits.get(id)?.texts ?? {}),
  } as const;
  const { stopped, isRefreshed, ...saved } = await saveMany(writes, entity, rows, write, {
    onResult(row, result) {
      const record = edits.get(row.id);
      if (record === undefined || result.status === 'unsent') return;
      if (isDone(result)) onDone(row, record, result);
      else if (result.status === 'lost') {
        onFailed(row.id, { message: changeMessages.notChecked(entityName(entity)), fields: {} });
      } else onFailed(row.id, failureWith(result, writes, entity, record));
    },
  });
  const ended = saved.rows.find(({ result }) => result.status === 'unsent')?.row;
  const record = ended && edits.get(ended.id);
  if (stopped !== undefined && record !== undefined) {
    onFailed(record.row.id, failureWith({ error: stopped }, writes, entity, record));
  }
  const results = saved.rows.map(({ result }) => result);
  const done = results.filter(isDone);
  return {
    results,
    failed: edits.size - done.length,
    ...(stopped !== undefined && { stopped: stopped.failure.message }),
    isRefreshed,
  };
}

function failureWith(
  {
    error,
    problems = [],
  }: { readonly error?: unknown; readonly problems?: readonly WriteProblem[] },
  { asked }: WriteContext,
  entity: Entity,
  { row, texts }: RecordEdits,
): EditFailure {
  if (problems.length > 0) {
    const byField = problems.flatMap(({ fields, message }) =>
      fields.filter((name) => Object.hasOwn(texts, name)).map((name) => [name, message]),
    );
    const message = problems.map((each) => each.message).join(' ');
    return { message, fields: Object.fromEntries(byField) };
  }
  const errors = formErrors(error, entity).flatMap((each) => {
    // An index over expressions names no field.
    const index =
      asked &&
      each.field === undefined &&
      collisionsOf(asked.specification, entity).find(
        ({ constraint }) => constraint === each.constraint,
      );
    if (!index) return [each];
    return [...index.fields, ...index.reads].map((field) => ({ ...each, field }));
  });
  const isOwn = ({ field }: { readonly field?: string }) =>
    field !== undefined && Object.hasOwn(texts, field);
  return {
    message: [...new Set(errors.map(({ message }) => message))].join(' '),
    why: errors.find(({ why }) => why !== undefined)?.why,
    fields: Object.fromEntries(
      errors.filter(isOwn).map(({ field = '', message }) => [field, message]),
    ),
    ...(error instanceof RecordConflict && {
      conflict: { error, opened: row, isLoaded: false },
    }),
  };
}
