import type { Entity } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MarkRow, RowMoment } from '../../descriptors/index.ts';
import { useNow } from '../../changes/index.ts';

const unmarked: MarkRow = (row) => row;

/**
 * Marks records that are overdue, from minute to minute, and those with changes that wait to be sent, and puts the
 * rows of a history into words.
 */
export function useRowMarks(
  place?: RowMoment['place'],
): (entity: Entity, columns?: RowMoment['columns']) => MarkRow {
  const { timeZone } = useValueFormat();
  const now = useNow();
  const { data: marking } = useQuery({
    queryKey: ['module', 'marking'],
    queryFn: () => import('./row-marks.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(
    () => (entity, columns) =>
      marking?.marking(entity, { now, timeZone, place, columns }) ?? unmarked,
    [marking, now, timeZone, place],
  );
}
