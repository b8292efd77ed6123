import type { Entity } from '@ninefold/specification';
import type { ReactNode } from 'react';
import { laterMarks, type MarkRow, type RowMoment } from '../../descriptors/index.ts';
import { overdueMarks } from './overdue.ts';
import { HistoryCell, type HistoryCellProps } from '../../changes/index.ts';
import { deferred } from '../../application/index.ts';
import type { FileCellProps } from '../../files/index.ts';

const FileCell = deferred<'FileCell', FileCellProps>(
  () => import('../../files/index.ts'),
  'FileCell',
);

/**
 * Marks what is overdue and what `laterMarks` marks, shows files, and puts the rows of a table that keeps
 * changes into words.
 */
export function marking(entity: Entity, at: RowMoment): MarkRow {
  const later = laterMarks.of?.(entity, at) ?? [];
  const steps = [overdueMarks(entity, at), showingFiles(entity, at)].concat(later);
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
function showingFiles(entity: Entity, { columns = [] }: RowMoment): MarkRow {
  const fields = entity.fields.filter(({ file }) => file?.value);
  if (fields.length === 0) return (row) => row;
  return (row) => {
    const shown: Record<string, ReactNode> = { ...row.shown };
    for (const field of fields) {
      const isNamed = columns.includes(field.file?.value?.name ?? '');
      if (row.values[field.name])
        shown[field.name] = <FileCell field={field} values={row.values} isNamed={isNamed} />;
    }
    return { ...row, shown };
  };
}
