import { useCallback, useState } from 'react';
import type { FieldInputProps } from '../input/input-props.ts';

/** Turns "some parts are missing" into a problem in words. */
export function useIncomplete(
  { onProblemChange }: Pick<FieldInputProps, 'onProblemChange'>,
  problem: string,
): { readonly incomplete: boolean; readonly watchParts: (incomplete: boolean) => void } {
  const [incomplete, setIncomplete] = useState(false);
  const watchParts = useCallback(
    (now: boolean) => {
      setIncomplete(now);
      onProblemChange?.(now ? problem : undefined);
    },
    [onProblemChange, problem],
  );
  return { incomplete, watchParts };
}
