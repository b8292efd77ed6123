import type { Entity } from '@ninefold/specification';
import { type MarkRow, type Moment, overdueMarks } from './overdue.ts';
import { HistoryCell, type HistoryCellProps } from '../change-history/index.ts';
import { markWaiting } from '../waiting-changes/index.ts';

/** Marks what is overdue and what waits to be sent, and puts the rows of a table that keeps changes into words. */
export function marking(entity: Entity, at: Moment): MarkRow {
  const overdue = overdueMarks(entity, at);
  const waiting = markWaiting(entity);
  const mark: MarkRow = (row) => waiting(overdue(row));
  const history = entity.history?.value;
  if (history === undefined) return mark;
  return (row) => {
    const cell = (part: HistoryCellProps['part']) => (
      <HistoryCell entity={entity} row={row} part={part} />
    );
    return {
      ...mark(row),
      shown: {
        [history.entity]: cell('entity'),
        [history.record]: cell('record'),
        [history.after]: cell('change'),
      },
    };
  };
}
