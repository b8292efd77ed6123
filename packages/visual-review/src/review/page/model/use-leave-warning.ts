import { useEffect } from 'react';

/** Has the browser ask before it leaves the page, while requests are pending. */
export function useLeaveWarning(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);
}
