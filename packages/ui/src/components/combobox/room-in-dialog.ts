/** Pixels between a list and its control, and around both. */
const gap = 12;

export interface ListRoom {
  /** Whether there is more of it above the control. */
  readonly above: boolean;
  /** In pixels. */
  readonly height: number;
}

/**
 * Returns the room for the list of a control in a dialog, whose title a list that opens upwards leaves in sight;
 * undefined outside of a dialog.
 */
export function roomInDialog(control: Element | null): ListRoom | undefined {
  const dialog = control?.closest('[role=dialog], [role=alertdialog]');
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  if (control == null || title === null) return undefined;
  const { top, bottom } = control.getBoundingClientRect();
  const above = top - Math.max(0, title.getBoundingClientRect().bottom) - 2 * gap;
  const below = (window.visualViewport?.height ?? window.innerHeight) - bottom - 2 * gap;
  return { above: above > below, height: Math.max(above, below) };
}
