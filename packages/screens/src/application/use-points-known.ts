import { useEffect, useState } from 'react';
import { type Known, wholeQuery } from '../queries/specification.ts';
import { useDataOf } from './use-data-of.ts';
import { useScreen } from './use-screen.ts';

/**
 * Of how many of the nine points something is known. Undefined until somebody has opened
 * the specification: to count them, all of it must have been read.
 */
export function usePointsKnown(): number | undefined {
  const { application } = useScreen();
  const whole = useDataOf(wholeQuery(application).queryKey) as Known | undefined;
  const [counted, setCounted] = useState<{ readonly of: Known; readonly points: number }>();
  useEffect(() => {
    if (whole === undefined) return undefined;
    let left = false;
    const count = async () => {
      const { pointsKnown } = await import('../assemble/points-known.ts');
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
