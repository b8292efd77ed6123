import type { Entity } from '@ninefold/specification';
import type { ReactNode } from 'react';
import { type MarkRow, type Moment, overdueMarks } from './overdue.ts';
import { HistoryCell, type HistoryCellProps } from '../change-history/index.ts';
import { FileCell, fileFields, fileOfRecord } from '../files/index.ts';
import { markWaiting } from '../waiting-changes/index.ts';

/**
 * Marks what is overdue and what waits to be sent, shows files, and puts the rows of a table that keeps
 * changes into words.
 */
export function marking(entity: Entity, at: Moment): MarkRow {
  const steps = [overdueMarks(entity, at), markWaiting(entity), showingFiles(entity)];
  const mark: MarkRow = (row) => steps.reduce((marked, step) => step(marked), row);
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

/** Shows files in place of the paths that fields hold. */
function showingFiles(entity: Entity): MarkRow {
  const fields = fileFields(entity);
  if (fields.length === 0) return (row) => row;
  return (row) => {
    const shown: Record<string, ReactNode> = { ...row.shown };
    for (const of of fields) {
      const file = fileOfRecord(of, row.values);
      if (file !== undefined) shown[of.field.name] = <FileCell file={file} />;
    }
    return { ...row, shown };
  };
}
