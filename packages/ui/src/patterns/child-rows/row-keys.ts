import type { KeyboardEvent } from 'react';

const entered = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]';

/** The controls of a row's cells that take the focus, in order. */
export function controlsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-slot=child-cell]')].flatMap((cell) =>
    [...cell.querySelectorAll<HTMLElement>(entered)].filter(
      (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
    ),
  );
}

/** Whether the key belongs to the control itself: a button, or a list that is open. */
function isOwnKey({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true;
  return target instanceof HTMLButtonElement || target.getAttribute('aria-expanded') === 'true';
}

export interface RowKeys {
  readonly isLast: boolean;
  /** Nothing is entered in the row. */
  readonly isBlank: boolean;
  /** An empty row follows, which is the last. */
  readonly isBeforeBlank: boolean;
  readonly onAdd: (() => void) | undefined;
  readonly onMove: ((step: -1 | 1) => void) | undefined;
}

/**
 * Enter goes to the next cell. In the last cell of the last row it adds a row, or goes to the empty row that
 * follows, and so does Tab. Tab leaves an empty row, so that nobody is kept among the rows. Alt with an arrow key
 * moves the row, but not in an input that opens a list by these keys.
 */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, keys: RowKeys): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const opensList = target.closest('[role=combobox], [aria-haspopup], select') !== null;
    if (keys.onMove === undefined || opensList) return;
    event.preventDefault();
    keys.onMove(key === 'ArrowUp' ? -1 : 1);
    return;
  }
  const isTab = key === 'Tab' && !shiftKey;
  const isEnter = key === 'Enter' && !shiftKey && !isOwnKey(event);
  if (altKey || !(isTab || isEnter)) return;
  if (target.closest('[data-slot=child-cell]') === null) return;
  const controls = controlsOf(currentTarget);
  const next = controls[controls.findIndex((control) => control.contains(target)) + 1];
  if (next !== undefined) {
    if (isTab) return;
    event.preventDefault();
    next.focus();
    return;
  }
  const below = currentTarget.nextElementSibling;
  const first = below === null ? undefined : controlsOf(below)[0];
  const adds = keys.isLast && !keys.isBlank && keys.onAdd !== undefined;
  if (isTab && !adds && !keys.isBeforeBlank) return;
  event.preventDefault();
  if (adds) keys.onAdd?.();
  else first?.focus();
}
