import { DataError } from '@ninefold/data/client';
import { RecordConflict, type RecordRow } from '@ninefold/data/records';
import type { WrittenRecord } from '@ninefold/data/records/bulk';
import { readUnchanged, type recordChange } from '@ninefold/data/records/change';
import { saveChange, type WriteContext } from '@ninefold/records/writes';
import type { Entity } from '@ninefold/specification';
import { enteredValues } from '../descriptors/index.ts';
import { failureOf, formErrors } from '../errors/index.ts';
import { type EditFailure, type Edits, type RecordEdits, savedText } from './edits.ts';

export interface SaveOptions {
  /** Returns what sends the changes of a record: the same for each attempt. */
  readonly changeOf: (id: string) => ReturnType<typeof recordChange>;
  readonly onChecked: (row: RecordRow) => void;
  readonly onSaved: (saved: RecordRow, sent: RecordEdits) => void;
  /** The database would save the edits, and nothing was stored: somebody else is viewed. */
  readonly onTried: (seen: RecordRow, sent: RecordEdits) => void;
  readonly onFailed: (id: string, failure: EditFailure) => void;
}

export interface SaveOutcome {
  readonly written: readonly WrittenRecord[];
  /** For each record that was only tried, what was thrown. */
  readonly tried: readonly unknown[];
  /** The number of records that were not saved. */
  readonly failed: number;
  /** The reason the save ended early; undefined where all was tried. */
  readonly stopped?: string;
}

/**
 * Reads the records of restored edits again. Returns how many have been changed by another person since, or are gone.
 *
 * @throws {DataError} where they can't be read.
 */
export async function checkEdits(
  { source, send }: WriteContext,
  entity: Entity,
  edits: Edits,
  { onChecked, onFailed }: Pick<SaveOptions, 'onChecked' | 'onFailed'>,
): Promise<number> {
  const unread = [...edits.values()].filter(({ isChecked }) => isChecked !== true);
  const rows = unread.map(({ row }) => row);
  const now = await send(() => readUnchanged(source, entity, rows));
  let changed = 0;
  for (const record of unread) {
    const seen = now.get(record.row.id);
    if (seen !== undefined && !(seen instanceof DataError)) onChecked(seen);
    else if (seen instanceof RecordConflict && isSavedIn(seen, entity, record)) {
      onChecked(seen.current);
    } else {
      changed += 1;
      onFailed(record.row.id, failureWith(seen, entity, record));
    }
  }
  return changed;
}

/** Returns whether a record differs only by the edits themselves: they were saved, and the answer was lost. */
function isSavedIn({ changed, current }: RecordConflict, entity: Entity, edits: RecordEdits) {
  return changed.every((name) => edits.texts[name] === savedText(entity, current, name));
}

/** Failures that every further request would meet too. */
const ends: ReadonlySet<string> = new Set(['signed out', 'offline', 'unavailable', 'aborted']);

/**
 * Saves the edits of records one after the other, each only if nobody has changed it since. Never throws: what
 * went wrong is in the outcome, and the edits that were not saved stay.
 */
export async function saveEdits(
  writes: WriteContext,
  entity: Entity,
  edits: Edits,
  { changeOf, onChecked, onSaved, onTried, onFailed }: SaveOptions,
): Promise<SaveOutcome> {
  const { source, send } = writes;
  const written: WrittenRecord[] = [];
  const tried: unknown[] = [];
  const all = [...edits.values()];
  let failed = 0;
  const fail = (record: RecordEdits, error: unknown) => {
    failed += 1;
    onFailed(record.row.id, failureWith(error, entity, record));
  };
  const unread = all.filter(({ isChecked }) => isChecked !== true).map(({ row }) => row);
  let now: Awaited<ReturnType<typeof readUnchanged>>;
  try {
    now = await send(() => readUnchanged(source, entity, unread));
  } catch (error) {
    return { written, tried, failed: all.length, stopped: failureOf(error).message };
  }
  for (const [index, record] of all.entries()) {
    const { row, texts, isChecked } = record;
    const seen = isChecked === true ? row : now.get(row.id);
    if (seen === undefined || seen instanceof DataError) {
      fail(record, seen);
      continue;
    }
    onChecked(seen);
    const change = { row: seen, values: enteredValues(entity, texts) };
    const sending = changeOf(row.id);
    const options = { sending, merges: false, isJudged: true, refresh: false };
    const result = await saveChange(writes, entity, change, options);
    if (result.status === 'saved') {
      // Of the fields that the list has read: no other is looked at to undo the save.
      const saved = result.record ?? seen;
      const after = Object.entries(saved.values).filter(([name]) =>
        Object.hasOwn(seen.values, name),
      );
      written.push({ before: { ...seen, request: 0 }, after: Object.fromEntries(after) });
      onSaved(saved, record);
    } else if (result.status === 'tried') {
      tried.push(result.error);
      onTried(seen, record);
    } else {
      fail(record, result.error);
      const failure = failureOf(result.error);
      // To a visitor, a refused write is of that kind too, and is one record's.
      if (ends.has(failure.kind) && failure.code !== '42501') {
        const open = failed + all.length - index - 1;
        return { written, tried, failed: open, stopped: failure.message };
      }
    }
  }
  return { written, tried, failed };
}

function failureWith(error: unknown, entity: Entity, { row, texts }: RecordEdits): EditFailure {
  const errors = formErrors(error, entity);
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
