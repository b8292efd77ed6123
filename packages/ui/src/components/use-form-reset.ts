import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onReset` when the form around an element is reset. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    const listener = (): void => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [element]);
}
