import { useEffect } from 'react';

/** Has the browser ask before the page is left, while something would be lost. */
export function useLeavingAsked(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [on]);
}
