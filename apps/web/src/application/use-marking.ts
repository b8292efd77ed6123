import type { Entity } from '@ninefold/data/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { useMemo } from 'react';
import { type Marking, type Moment, overdueMarking } from '../assemble/overdue.ts';
import { useNow } from '../own/use-now.ts';

/** The present moment in the reader's zone, to the minute. */
export function useMoment(): Moment {
  const { timeZone } = useValueFormat();
  const now = useNow();
  return useMemo(() => ({ now, timeZone }), [now, timeZone]);
}

/** Marks records that are overdue; from minute to minute there may be more. */
export function useMarking(entity: Entity): Marking {
  const at = useMoment();
  return useMemo(() => overdueMarking(entity, at), [entity, at]);
}
