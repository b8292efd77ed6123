import type { Specification } from '@ninefold/data/specification';
import { useEffect, useState } from 'react';

/**
 * Of how many of the nine points something is known. Undefined at first: what
 * counts them comes after what a person came for.
 */
export function usePointsKnown(specification: Specification): number | undefined {
  const [counted, setCounted] = useState<{ of: Specification; points: number }>();
  useEffect(() => {
    let left = false;
    const count = async () => {
      const { pointsKnown } = await import('../assemble/points-known.ts');
      if (!left) setCounted({ of: specification, points: pointsKnown(specification) });
    };
    // Without a connection the figure stays away; the screen says why.
    count().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [specification]);
  return counted?.of === specification ? counted.points : undefined;
}
