import { type Entity, entityId } from '@ninefold/specification';
import type { RecordMark } from '@ninefold/ui/shapes';
import type { MarkRow } from '../row-marks/index.ts';
import { type WaitingChange, waitingChangesMessages } from '../waiting-changes/index.ts';

/** Returns what marks the fields of a row whose new values wait to be sent. */
export function waitingMarks(changes: readonly WaitingChange[]): (entity: Entity) => MarkRow {
  return (entity) => {
    const id = entityId(entity);
    const mark: RecordMark = { label: waitingChangesMessages.mark, tone: 'warning' };
    const ofEntity = changes.filter((change) => change.entity === id);
    return (row) => {
      const own = ofEntity.filter((change) => change.row?.id === row.id);
      if (own.length === 0) return row;
      const names = own.flatMap(({ values }) => Object.keys(values));
      return {
        ...row,
        marks: { ...row.marks, ...Object.fromEntries(names.map((name) => [name, mark])) },
      };
    };
  };
}
