import type { Entity } from '@ninefold/specification';
import { lazy, Suspense } from 'react';
import { type Marking, type Moment, overdueMarking } from '../assemble/overdue.ts';
import type { HistoryCellProps } from '../history/history-cell.tsx';

const HistoryCell = lazy(async () => ({
  default: (await import('../history/history-cell.tsx')).HistoryCell,
}));

/** Marks what is overdue, and puts the rows of a table that keeps changes into words. */
export function marking(entity: Entity, at: Moment): Marking {
  const markOverdue = overdueMarking(entity, at);
  const history = entity.history?.value;
  if (history === undefined) return markOverdue;
  return (row) => {
    const cell = (part: HistoryCellProps['part']) => (
      <Suspense>
        <HistoryCell entity={entity} row={row} part={part} />
      </Suspense>
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
