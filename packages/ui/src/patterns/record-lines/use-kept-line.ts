import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RecordRow } from '../../shapes/index.ts';

/** Moves focus from a removed line to the line that takes its place. */
export function useKeptLine(rows: readonly RecordRow[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly id: string; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const was = last.current;
    if (was !== undefined && !rows.some(({ id }) => id === was.id)) {
      last.current = undefined;
      const lines = [...current.children];
      const next = lines[Math.min(was.index, lines.length - 1)];
      if (document.activeElement === document.body) {
        next?.querySelector<HTMLElement>('a[href], button')?.focus();
      }
    }
    const note = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
      if (line === null) return;
      last.current = {
        id: line.dataset['id'] ?? '',
        index: [...current.children].indexOf(line),
      };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // A removed element loses the focus; a dialog or a menu gives it back.
      const elsewhere =
        relatedTarget instanceof Element &&
        !current.contains(relatedTarget) &&
        relatedTarget.closest('[role=dialog], [role=menu]') === null;
      if (elsewhere) last.current = undefined;
    };
    current.addEventListener('focusin', note);
    current.addEventListener('focusout', forget);
    return () => {
      current.removeEventListener('focusin', note);
      current.removeEventListener('focusout', forget);
    };
  }, [rows]);
  return list;
}
