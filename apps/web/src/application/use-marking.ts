import type { Entity } from '@ninefold/data/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Marking } from '../assemble/overdue.ts';
import { useNow } from '../own/use-now.ts';

const unmarked: Marking = (row) => row;

/** Marks records that are overdue; from minute to minute there may be more. */
export function useMarking(): (entity: Entity) => Marking {
  const { timeZone } = useValueFormat();
  const now = useNow();
  const { data: overdue } = useQuery({
    queryKey: ['module', 'overdue'],
    queryFn: () => import('../assemble/overdue.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(
    () => (entity) => overdue?.overdueMarking(entity, { now, timeZone }) ?? unmarked,
    [overdue, now, timeZone],
  );
}
