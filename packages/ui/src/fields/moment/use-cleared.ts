import { useEffect, useState } from 'react';

/**
 * A key that changes with every clearing, as react-aria keeps parts that were
 * filled in halfway; the focus, which was on the button that cleared, goes to
 * the input that has started anew.
 */
export function useCleared(controlId: string | undefined): {
  readonly key: number;
  readonly restart: () => void;
} {
  const [key, setKey] = useState(0);
  useEffect(() => {
    if (key > 0 && controlId !== undefined) document.getElementById(controlId)?.focus();
  }, [key, controlId]);
  return { key, restart: () => setKey((before) => before + 1) };
}
