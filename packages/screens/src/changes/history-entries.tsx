import type { RecordRow } from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { ChangeHistory } from '@ninefold/ui/patterns/change-history';
import { HistorySkeleton } from './history-skeleton.tsx';
import { recordHistoryMessages } from './messages.ts';
import { useHistoryUndo } from './use-history-undo.ts';
import { useHistory } from './use-history.ts';

export interface HistoryEntriesProps {
  readonly label: string;
  /** The table that keeps the changes, and some of its rows. */
  readonly history: Entity;
  readonly rows: readonly RecordRow[];
  /** The record whose screen shows them. */
  readonly of: { readonly entity: Entity; readonly row: RecordRow };
}

/** The changes of a record, and of those that belong to it, in words. */
export function HistoryEntries({ label, history, rows, of }: HistoryEntriesProps) {
  const words = useHistory(history, rows);
  const undoOf = useHistoryUndo(of.entity, of.row);
  if (words === undefined) return <HistorySkeleton />;
  return (
    <ChangeHistory
      label={label}
      entries={words.map(({ entity, entityLabel, record, ...entry }, index) => {
        const key = rows[index]?.values[history.history?.value?.record ?? ''];
        const isItself =
          entity !== undefined && entityId(entity) === entityId(of.entity) && key === of.row.id;
        const label = recordHistoryMessages.record({ Entity: entityLabel, title: record.label });
        return isItself
          ? { ...entry, onUndo: undoOf(entry) }
          : { ...entry, subject: { ...record, label } };
      })}
    />
  );
}
