import type { Entity } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Marking } from '../assemble/overdue.ts';
import { useNow } from '../custom-screens/use-now.ts';

const unmarked: Marking = (row) => row;

/** Marks records that are overdue, from minute to minute, and puts the rows of a history into words. */
export function useMarking(): (entity: Entity) => Marking {
  const { timeZone } = useValueFormat();
  const now = useNow();
  const { data: marking } = useQuery({
    queryKey: ['module', 'marking'],
    queryFn: () => import('./marking.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(
    () => (entity) => marking?.marking(entity, { now, timeZone }) ?? unmarked,
    [marking, now, timeZone],
  );
}
