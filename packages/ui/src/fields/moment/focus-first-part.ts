import type { FocusEvent } from 'react';

/** A group of parts that is focused as a whole, as from an error summary, gives the focus to its first part. */
export function focusFirstPart(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}
