import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a function that stays the same and calls the latest one, for components in `memo`. */
export function useLatest<Argument>(
  call: (argument: Argument) => void,
): (argument: Argument) => void {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback((argument) => latest.current(argument), []);
}
