import { useEffect, useRef, useState, type RefObject } from 'react';

interface ValuesProps {
  readonly value: readonly string[] | undefined;
  readonly defaultValue: readonly string[] | undefined;
  readonly onValueChange: ((value: string[]) => void) | undefined;
}

/**
 * The values that are chosen, kept by the caller or here. When the form around
 * the element is reset they are the first ones again, and the caller is told.
 */
export function useValues(
  element: RefObject<HTMLElement | null>,
  { value, defaultValue, onValueChange }: ValuesProps,
): readonly [values: readonly string[], change: (next: string[]) => void] {
  const [own, setOwn] = useState(defaultValue ?? []);
  const values = value ?? own;
  const first = useRef(values);
  const change = (next: string[]): void => {
    setOwn(next);
    onValueChange?.(next);
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    const reset = (): void => latest.current([...first.current]);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [element]);
  return [values, change];
}
