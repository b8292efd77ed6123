import type { FocusEvent } from 'react';

/** Passes the focus of a group on to its first input, as when an error summary focuses the group. */
export function focusFirst(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.currentTarget
    .querySelector<HTMLElement>('[role=spinbutton], input, select, textarea, button')
    ?.focus();
}
