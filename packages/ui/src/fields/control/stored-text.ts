import { useState } from 'react';
import type { FieldText } from '../../shapes/index.ts';

export function hasLineBreak(text: FieldText): boolean {
  return text !== null && /[\r\n]/.test(text);
}

/**
 * Returns what a text in an input stands for. An input that is cleared holds NULL, and the empty text only
 * where it started with it. Line breaks, which an input writes in one way, stay as they were stored.
 */
export function useStoredText(defaultValue: FieldText): (typed: string) => FieldText {
  const [stored] = useState(defaultValue);
  return (typed) => {
    if (typed === '') return stored === '' ? '' : null;
    return usesCrLf(stored) ? typed.replaceAll('\n', '\r\n') : typed;
  };
}

function usesCrLf(text: FieldText): boolean {
  return text !== null && text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text);
}
