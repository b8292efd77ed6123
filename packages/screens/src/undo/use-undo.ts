import type { RecordRow, RecordSource } from '@ninefold/data/records';
import type { ManyUndo, WrittenRecord } from '@ninefold/data/records/bulk';
import type { Restoration } from '@ninefold/data/records/deletion';
import type { Entity } from '@ninefold/specification';
import { type ToastAction, useToast } from '@ninefold/ui/components/toast';
import { afterWrite, sayTried } from '../errors/index.ts';
import { useWrites } from '../screen-context/index.ts';
import { undoMessages } from './messages.ts';

type Before = Pick<RecordRow, 'id' | 'title' | 'values'>;

/**
 * Returns what offers to take back a write of one record, for the message that reports it. Each resolves
 * with undefined where the record wouldn't get all its values back.
 */
export function useUndo(entity: Entity) {
  const writes = useWrites();
  const toast = useToast();

  /** Takes the undos one after the other: later ones need what earlier ones bring back. */
  async function take(
    undos: readonly Restoration[],
    title: string,
    from: RecordSource = writes.source,
  ): Promise<void> {
    const { writeMany } = await import('@ninefold/data/records/bulk');
    let done = 0;
    let problem: string | undefined;
    for (const { entity: of, records, write } of undos) {
      const { failed, tried, stopped, uncertain, left } = await writeMany(
        from,
        of,
        records,
        write,
        { send: writes.send },
      );
      if (tried[0] !== undefined) {
        sayTried(toast, tried[0].error);
        return;
      }
      const error = failed[0]?.error ?? stopped;
      if (error !== undefined || uncertain.length + left.length > 0) {
        problem = error?.failure.message ?? undoMessages.uncertain;
        break;
      }
      done += 1;
    }
    const description = await afterWrite(writes.refresh, problem);
    if (problem === undefined) {
      toast.show({ tone: 'success', title: undoMessages.restored({ title }), description });
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
  ): Promise<ManyUndo | undefined> {
    const bulk = await loadBulk();
    // By its key of now: the change may have been to the key.
    const written = [{ before: asRead({ ...before, id: after.id }), after: after.values }];
    return bulk?.undoUpdate(entity, written, fields);
  }

  return {
    /** @param fields Those that were written. Others stay as they are by then. */
    ofChange: async (
      before: Before,
      after: RecordRow,
      fields: readonly string[],
    ): Promise<ToastAction | undefined> => {
      const undo = await undoOfChange(before, after, fields);
      return (
        undo && {
          label: undoMessages.undo,
          onClick: () => void take([{ ...undo, entity }], before.title),
        }
      );
    },
    /** Takes a change back at once, and reports how that went. */
    async takeBack(before: Before, after: RecordRow, fields: readonly string[]): Promise<void> {
      const { title } = before;
      const undo = await undoOfChange(before, after, fields);
      if (undo !== undefined) await take([{ ...undo, entity }], title);
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
      onClick: () => void take(restorations, title, from),
    }),
  };
}

/** Undefined where the code can't be loaded: the write itself is done. */
async function loadBulk(): Promise<typeof import('@ninefold/data/records/bulk') | undefined> {
  try {
    return await import('@ninefold/data/records/bulk');
  } catch {
    return undefined;
  }
}

function asRead(record: Before): WrittenRecord['before'] {
  return { links: {}, ...record, request: 0 };
}
