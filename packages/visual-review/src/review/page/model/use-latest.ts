import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function in every drawing, which calls the latest: what takes it need not be drawn again. */
export function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((given) => latest.current(given), []);
}
