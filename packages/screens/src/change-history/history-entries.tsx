import { type Entity, entityId } from '@ninefold/specification';
import { ChangeHistory } from '@ninefold/ui/patterns/change-history';
import type { RecordRow } from '@ninefold/ui/shapes';
import { recordHistoryMessages } from './messages.ts';
import { useHistory } from './use-history.ts';

export interface HistoryEntriesProps {
  readonly label: string;
  /** The table that keeps the changes, and some of its rows. */
  readonly history: Entity;
  readonly rows: readonly RecordRow[];
  /** The record whose screen shows them. */
  readonly of: { readonly entity: Entity; readonly id: string };
}

/** The changes of a record, and of those that belong to it, in words. */
export function HistoryEntries({ label, history, rows, of }: HistoryEntriesProps) {
  const words = useHistory(history, rows);
  if (words === undefined) return null;
  return (
    <ChangeHistory
      label={label}
      entries={words.map(({ entity, entityLabel, record, ...entry }, index) => {
        const key = rows[index]?.values[history.history?.value?.record ?? ''];
        const isItself =
          entity !== undefined && entityId(entity) === entityId(of.entity) && key === of.id;
        const label = recordHistoryMessages.record({ Entity: entityLabel, title: record.label });
        return isItself ? entry : { ...entry, subject: { ...record, label } };
      })}
    />
  );
}
