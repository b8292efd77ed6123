import { isOverDialog } from '@ninefold/ui/patterns/screen-actions';
import { useMemo, useSyncExternalStore } from 'react';
import { decodeSegment, recordId } from '../../addresses/index.ts';

export interface FocusedRow {
  readonly id: string;
  readonly title: string;
}

/** Returns the grid of a list. */
export function gridOf(title: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=grid]')].find(
    (grid) => grid.getAttribute('aria-label') === title,
  );
}

/** Returns the row of a list that has the focus, also while a dialog is open over it: the command palette acts on it. */
export function useFocusedRow(title: string): FocusedRow | undefined {
  const read = useMemo(() => focusedRow(title), [title]);
  return useSyncExternalStore(followFocus, read);
}

/** Returns a function that reads it: the same object until it is another row, or the row has another record. */
function focusedRow(title: string): () => FocusedRow | undefined {
  let last: FocusedRow | undefined;
  return () => {
    const { activeElement } = document;
    if (isOverDialog(activeElement)) return last;
    const next = rowAt(activeElement, title);
    if (last?.id !== next?.id || last?.title !== next?.title) last = next;
    return last;
  };
}

function followFocus(onChange: () => void): () => void {
  const hearOut = ({ relatedTarget }: FocusEvent) => {
    // On its way to another element it is nowhere for a moment.
    if (relatedTarget === null) onChange();
  };
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', hearOut);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', hearOut);
  };
}

function rowAt(focused: Element | null, title: string): FocusedRow | undefined {
  const row = focused?.closest('tbody tr');
  if (!row || gridOf(title)?.contains(row) !== true) return undefined;
  const link = row.querySelector<HTMLAnchorElement>('[data-slot=table-row-link]');
  if (link === null) return undefined;
  const segment = decodeSegment(link.pathname.split('/').at(-1) ?? '');
  return { id: recordId(segment), title: link.textContent };
}
