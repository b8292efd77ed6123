import { useEffect, useState } from 'react';
import {
  fullSpecificationQuery,
  type LoadedSpecification,
} from '../screen-context/queries/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { useCachedData } from './use-cached-data.ts';

/**
 * How many of the nine points have known facts. Undefined until the person has opened
 * the specification: to count them, all of it must have been read.
 */
export function usePointsKnown(): number | undefined {
  const { application } = useScreen();
  const whole = useCachedData(fullSpecificationQuery(application).queryKey) as
    | LoadedSpecification
    | undefined;
  const [counted, setCounted] = useState<{
    readonly of: LoadedSpecification;
    readonly points: number;
  }>();
  useEffect(() => {
    if (whole === undefined) return undefined;
    let left = false;
    const count = async () => {
      const { pointsKnown } = await import('./points-known.ts');
      if (!left) setCounted({ of: whole, points: pointsKnown(whole.specification) });
    };
    // Without a connection the figure stays away; the screen says why.
    count().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [whole]);
  return counted?.of === whole ? counted?.points : undefined;
}
