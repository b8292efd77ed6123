import { type Entity, entityId } from '@ninefold/specification';
import type { RecordMark, RecordRow } from '@ninefold/ui/shapes';
import { waitingChangesMessages } from './messages.ts';
import type { WaitingChange } from './stored-changes.ts';

let marked: readonly WaitingChange[] = [];

/** Sets the changes whose records are marked from now on. */
export function setMarkedChanges(changes: readonly WaitingChange[]): void {
  marked = changes;
}

/** Returns a function that marks the fields of a row whose new values wait to be sent. */
export function markWaiting(entity: Entity): <Row extends RecordRow>(row: Row) => Row {
  const id = entityId(entity);
  const changes = marked.filter(({ entity: of }) => of === id);
  const mark: RecordMark = { label: waitingChangesMessages.mark, tone: 'warning' };
  return (row) => {
    const own = changes.filter((change) => change.row?.id === row.id);
    if (own.length === 0) return row;
    const names = own.flatMap(({ values }) => Object.keys(values));
    const marks = Object.fromEntries(names.map((name) => [name, mark]));
    return { ...row, marks: { ...row.marks, ...marks } };
  };
}
