import type { RecordPage, RecordRow } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import { undoUpdate, type WrittenRecord } from '@ninefold/data/records/bulk';
import { type Entity, entityName } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { type ReactNode, useRef, useState } from 'react';
import { bulkScreenMessages, useBulkRun } from '../bulk-actions/index.ts';
import { afterWrite, sayTried } from '../errors/index.ts';
import { entityKey } from '../queries/index.ts';
import { useWrites } from '../screen-context/index.ts';
import { afterSave, type RecordEdits, withoutFields, withRecord } from './edits.ts';
import { checkEdits, saveEdits, type SaveOptions, type SaveOutcome } from './save-edits.ts';
import type { EditsOfList } from './use-edits.ts';

interface Progress {
  readonly done: number;
  readonly count: number;
}

function ignore(): void {}

/** Saves the edits of a list, and offers to undo that. Checks those that were restored. */
export function useSave(
  entity: Entity,
  { latest, settle }: EditsOfList,
): {
  /** While records are saved. */
  readonly progress: Progress | undefined;
  readonly save: () => Promise<SaveOutcome>;
  /** Reads the records again. Returns how many have been changed by another person, or are gone. */
  readonly check: () => Promise<number>;
  readonly dialog: ReactNode;
} {
  const writes = useWrites();
  const { source, queries } = writes;
  const toast = useToast();
  const [progress, setProgress] = useState<Progress>();
  // What was sent to a record whose answer was lost is known at the next attempt.
  const senders = useRef(new Map<string, ReturnType<typeof recordChange>>());
  const undoing = useBulkRun(entity, ignore);

  const changeOf = (id: string) => {
    const change = senders.current.get(id) ?? recordChange();
    senders.current.set(id, change);
    return change;
  };

  /** Puts a saved record into the lists that show it, until they are read again. */
  const show = (id: string, saved: RecordRow) =>
    queries.setQueriesData<RecordPage>(
      { queryKey: [...entityKey(source.client, entity), 'list'] },
      (page) =>
        page?.rows.some((row) => row.id === id) === true
          ? { ...page, rows: page.rows.map((row) => (row.id === id ? saved : row)) }
          : page,
    );

  const offerUndo = (
    written: readonly WrittenRecord[],
    sent: ReadonlyMap<string, RecordEdits>,
    description: string | undefined,
  ) => {
    const fieldsOf = ({ id }: RecordRow) => Object.keys(sent.get(id)?.texts ?? {});
    // A record whose key was edited is another one now.
    const hasNewKey = [...sent.values()].some(({ texts }) =>
      entity.key.some((name) => Object.hasOwn(texts, name)),
    );
    const back = hasNewKey ? undefined : undoUpdate(entity, written, fieldsOf);
    const count = written.length;
    toast.show({
      tone: 'success',
      title: bulkScreenMessages.done({ kind: 'edit', ...entityName(entity), count }),
      description,
      ...(back && {
        action: {
          label: bulkScreenMessages.undo,
          onClick: () => {
            const { write, records } = back;
            undoing.start(
              { kind: 'undo', rejection: () => undefined, write, undo: () => undefined },
              records,
              [],
            );
          },
        },
      }),
    });
  };

  const checking: Pick<SaveOptions, 'onChecked' | 'onFailed'> = {
    onChecked: (row) =>
      settle((edits) => {
        const record = edits.get(row.id);
        return record === undefined
          ? edits
          : withRecord(edits, entity, { ...record, row, isChecked: true, failure: undefined });
      }),
    onFailed: (id, failure) =>
      settle((edits) => {
        const record = edits.get(id);
        return record === undefined ? edits : new Map(edits).set(id, { ...record, failure });
      }),
  };

  async function save(): Promise<SaveOutcome> {
    const sent = latest();
    const count = sent.size;
    setProgress({ done: 0, count });
    const outcome = await saveEdits(writes, entity, sent, {
      ...checking,
      changeOf,
      onSaved: (saved, { row: { id }, texts }) => {
        senders.current.delete(id);
        show(id, saved);
        settle((edits) => afterSave(edits, entity, id, saved, texts));
        setProgress((now) => now && { ...now, done: now.done + 1 });
      },
      onTried: (seen, { row: { id }, texts }) => {
        settle((edits) => withoutFields(edits, entity, id, Object.keys(texts)));
        show(id, seen);
        setProgress((now) => now && { ...now, done: now.done + 1 });
      },
    });
    setProgress(undefined);
    const { written, tried } = outcome;
    if (tried.length > 0) {
      const about = { kind: 'edit', ...entityName(entity), count: tried.length } as const;
      sayTried(toast, tried[0], bulkScreenMessages.tried(about));
    }
    if (written.length > 0) {
      const stale = await afterWrite(writes.refresh);
      offerUndo(written, sent, stale);
    }
    return outcome;
  }

  const check = () => checkEdits(writes, entity, latest(), checking);

  return { progress, save, check, dialog: undoing.dialog };
}
