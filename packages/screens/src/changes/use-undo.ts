import type { RecordRow, RecordSource } from '@ninefold/data/records';
import type { Restoration } from '@ninefold/data/records/deletion';
import type { Undo } from '@ninefold/records/many';
import type { Entity } from '@ninefold/specification';
import { type ToastAction, useToast } from '@ninefold/ui/components/toast';
import { afterWrite, sayTried } from '../application/index.ts';
import { useWrites } from '../screen-context/index.ts';
import { undoMessages } from './undo-messages.ts';
import { type UndoProblem, undoProblem } from './undo-problem.ts';

type Before = Pick<RecordRow, 'id' | 'title' | 'values'>;

interface EntityUndo extends Undo {
  readonly entity: Entity;
}

/**
 * Returns what offers to take back a write of one record, for the message that reports it. Each resolves
 * with undefined where the record wouldn't get all its values back.
 */
export function useUndo(entity: Entity) {
  const writes = useWrites();
  const toast = useToast();

  /** Takes the undos one after the other: later ones need what earlier ones bring back. */
  async function take(
    undos: readonly EntityUndo[],
    title: string,
    source: RecordSource = writes.source,
  ): Promise<void> {
    const { saveMany } = await import('@ninefold/records/many');
    let done = 0;
    let open: UndoProblem | undefined;
    for (const { entity: of, rows, write } of undos) {
      const context = { ...writes, source };
      const options = { refresh: false, atOnce: true };
      const { rows: taken, stopped } = await saveMany(context, of, rows, write, options);
      const results = taken.map(({ result }) => result);
      const tried = results.find((result) => result.status === 'tried');
      if (tried !== undefined) {
        sayTried(toast, tried.error);
        void writes.refresh();
        return;
      }
      open = undoProblem(results, stopped);
      if (open !== undefined) break;
      done += 1;
    }
    const description = await afterWrite(writes.refresh, open?.message);
    if (open === undefined) {
      toast.show({ tone: 'success', title: undoMessages.restored({ title }), description });
    } else if (open.isLost) {
      toast.show({ tone: 'warning', title, description });
    } else {
      toast.show({
        tone: 'danger',
        title: undoMessages[done === 0 ? 'notRestored' : 'partly']({ title }),
        description,
      });
    }
  }

  async function undoOfChange(
    before: Before,
    after: RecordRow,
    fields: readonly string[],
  ): Promise<EntityUndo | undefined> {
    const many = await loadMany();
    const values = Object.fromEntries(fields.map((name) => [name, after.values[name] ?? null]));
    const saved = {
      status: 'saved',
      before: { links: {}, ...before },
      record: after,
      values,
    } as const;
    const undo = many?.undoOf(entity, [saved]);
    return undo && { ...undo, entity };
  }

  return {
    /** @param fields Those that were written. Others stay as they are by then. */
    ofChange: async (
      before: Before,
      after: RecordRow,
      fields: readonly string[],
    ): Promise<ToastAction | undefined> => {
      const undo = await undoOfChange(before, after, fields);
      return undo && { label: undoMessages.undo, onClick: () => void take([undo], before.title) };
    },
    /** Takes a change back at once, and reports how that went. */
    async takeBack(before: Before, after: RecordRow, fields: readonly string[]): Promise<void> {
      const { title } = before;
      const undo = await undoOfChange(before, after, fields);
      if (undo !== undefined) await take([undo], title);
      else toast.show({ tone: 'danger', title: undoMessages.notRestored({ title }) });
    },
    /**
     * @param restorations What brings the record back, with what was deleted with it.
     * @param from Knows the entities of all of that.
     */
    ofDeletion: (
      title: string,
      restorations: readonly Restoration[],
      from: RecordSource,
    ): ToastAction => ({
      label: undoMessages.undo,
      onClick: () => {
        const undos = restorations.map(({ entity: of, records }) => ({
          entity: of,
          rows: records,
          write: { operation: 'insert' } as const,
        }));
        void take(undos, title, from);
      },
    }),
  };
}

/** Undefined where the code can't be loaded: the write itself is done. */
async function loadMany(): Promise<typeof import('@ninefold/records/many') | undefined> {
  try {
    return await import('@ninefold/records/many');
  } catch {
    return undefined;
  }
}
