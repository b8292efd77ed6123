import type { RecordPage, RecordRow } from '@ninefold/data/records';
import { undoOf } from '@ninefold/records/many';
import { type Entity, entityName } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { type ReactNode, useState } from 'react';
import { bulkScreenMessages, useBulkRun } from '../bulk-actions/index.ts';
import { afterWrite, sayTried } from '../../application/index.ts';
import { entityKey } from '../../screen-context/queries/index.ts';
import { useWrites } from '../../screen-context/index.ts';
import { afterSave, withoutFields, withRecord } from './edits.ts';
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
  const undoing = useBulkRun(entity, ignore);

  /** Puts a saved record into the lists that show it, until they are read again. */
  const show = (id: string, saved: RecordRow) =>
    queries.setQueriesData<RecordPage>(
      { queryKey: [...entityKey(source.client, entity), 'list'] },
      (page) =>
        page?.rows.some((row) => row.id === id) === true
          ? { ...page, rows: page.rows.map((row) => (row.id === id ? saved : row)) }
          : page,
    );

  const offerUndo = (results: SaveOutcome['results'], description: string | undefined) => {
    const back = undoOf(entity, results);
    const count = results.filter(({ status }) => status === 'saved').length;
    toast.show({
      tone: 'success',
      title: bulkScreenMessages.done({ kind: 'edit', ...entityName(entity), count }),
      description,
      ...(back && {
        action: {
          label: bulkScreenMessages.undo,
          onClick: () => undoing.start({ kind: 'undo', write: back.write }, back.rows, []),
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
        if (record === undefined) return edits;
        // It may have been saved, or changed by others: it is looked at again before the next attempt.
        return new Map(edits).set(id, { ...record, isChecked: false, failure });
      }),
  };

  async function save(): Promise<SaveOutcome> {
    const sent = latest();
    const count = sent.size;
    setProgress({ done: 0, count });
    const outcome = await saveEdits(writes, entity, sent, {
      ...checking,
      onDone: (row, { texts }, result) => {
        const saved = result.status === 'saved' ? result.record : null;
        settle((edits) =>
          saved === null
            ? withoutFields(edits, entity, row.id, Object.keys(texts))
            : afterSave(edits, entity, row.id, saved, texts),
        );
        show(row.id, saved ?? row);
        setProgress((now) => now && { ...now, done: now.done + 1 });
      },
    });
    setProgress(undefined);
    const { results, isRefreshed } = outcome;
    const tried = results.filter((result) => result.status === 'tried');
    if (tried.length > 0) {
      const about = { kind: 'edit', ...entityName(entity), count: tried.length } as const;
      sayTried(toast, tried[0]?.error, bulkScreenMessages.tried(about));
    }
    if (results.some(({ status }) => status === 'saved')) {
      offerUndo(results, await afterWrite(() => Promise.resolve(isRefreshed)));
    }
    return outcome;
  }

  const check = () => checkEdits(writes, entity, latest(), checking);

  return { progress, save, check, dialog: undoing.dialog };
}
