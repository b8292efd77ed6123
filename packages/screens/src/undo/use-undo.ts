import type { RecordRow } from '@ninefold/data/records';
import type { ManyUndo, WrittenRecord } from '@ninefold/data/records/bulk';
import { incomingKeys } from '@ninefold/data/records/deletion';
import type { Entity } from '@ninefold/specification';
import { type ToastAction, useToast } from '@ninefold/ui/components/toast';
import { useQueryClient } from '@tanstack/react-query';
import { recordsChanged } from '../queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { undoMessages } from './messages.ts';

type Before = Pick<RecordRow, 'id' | 'title' | 'values'>;

/**
 * Returns what offers to take back a write of one record, for the message that reports it. Each resolves
 * with undefined where the record wouldn't get all its values back.
 */
export function useUndo(entity: Entity) {
  const { application, loaded } = useScreen();
  const source = useRecordSource();
  const queries = useQueryClient();
  const toast = useToast();

  async function take({ records, write }: ManyUndo, title: string): Promise<void> {
    const { writeMany } = await import('@ninefold/data/records/bulk');
    const { failed, stopped, uncertain, left } = await writeMany(source, entity, records, write, {
      send: (request) => whileSignedIn(application, request),
    });
    await recordsChanged(queries);
    const error = failed[0]?.error ?? stopped;
    if (error === undefined && uncertain.length + left.length === 0) {
      toast.show({ tone: 'success', title: undoMessages.restored({ title }) });
    } else {
      toast.show({
        tone: 'danger',
        title: undoMessages.notRestored({ title }),
        description: error?.failure.message ?? undoMessages.uncertain,
      });
    }
  }

  function offer(undo: ManyUndo | undefined, title: string): ToastAction | undefined {
    return undo && { label: undoMessages.undo, onClick: () => void take(undo, title) };
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
    ): Promise<ToastAction | undefined> =>
      offer(await undoOfChange(before, after, fields), before.title),
    /** Takes a change back at once, and reports how that went. */
    async takeBack(before: Before, after: RecordRow, fields: readonly string[]): Promise<void> {
      const { title } = before;
      const undo = await undoOfChange(before, after, fields);
      if (undo !== undefined) await take(undo, title);
      else toast.show({ tone: 'danger', title: undoMessages.notRestored({ title }) });
    },
    async ofDeletion(deleted: RecordRow): Promise<ToastAction | undefined> {
      const bulk = await loadBulk();
      const keys = incomingKeys([...loaded.specification.entities, ...loaded.around], entity);
      // Otherwise the database has deleted or changed others with it, which may be hidden from the person.
      const isAlone = keys.every(
        ({ reference: { onDelete } }) => onDelete === 'no action' || onDelete === 'restrict',
      );
      if (bulk === undefined || !isAlone || !bulk.canRestore(entity)) return undefined;
      return offer(
        bulk.undoDelete(entity, [{ before: asRead(deleted), after: {} }]),
        deleted.title,
      );
    },
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
