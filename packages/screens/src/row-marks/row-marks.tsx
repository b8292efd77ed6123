import type { Entity } from '@ninefold/specification';
import { type MarkRow, type Moment, overdueMarks } from './overdue.ts';
import { HistoryCell, type HistoryCellProps } from '../change-history/index.ts';

/** Marks what is overdue, and puts the rows of a table that keeps changes into words. */
export function marking(entity: Entity, at: Moment): MarkRow {
  const markOverdue = overdueMarks(entity, at);
  const history = entity.history?.value;
  if (history === undefined) return markOverdue;
  return (row) => {
    const cell = (part: HistoryCellProps['part']) => (
      <HistoryCell entity={entity} row={row} part={part} />
    );
    return {
      ...markOverdue(row),
      shown: {
        [history.entity]: cell('entity'),
        [history.record]: cell('record'),
        [history.after]: cell('change'),
      },
    };
  };
}
