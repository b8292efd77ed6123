import type { Entity } from '@ninefold/specification';
import { laterMarks } from './later-marks.ts';
import { type MarkRow, type Moment, overdueMarks } from './overdue.ts';
import { HistoryCell, type HistoryCellProps } from '../change-history/index.ts';

/** Marks what is overdue, and puts the rows of a table that keeps changes into words. */
export function marking(entity: Entity, at: Moment): MarkRow {
  const overdue = overdueMarks(entity, at);
  const later = laterMarks.of?.(entity);
  const mark: MarkRow = later === undefined ? overdue : (row) => later(overdue(row));
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
