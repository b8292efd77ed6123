/**
 * Focuses the control with the id, with its label in sight, not only the box.
 * Answers false where there is no such control.
 */
export function focusField(controlId: string): boolean {
  const control = document.getElementById(controlId);
  if (control === null) return false;
  const label =
    control.closest('[data-slot=field], [data-slot=fieldset]') ??
    document.querySelector(`label[for="${CSS.escape(controlId)}"]`) ??
    control;
  label.scrollIntoView({ block: 'nearest' });
  control.focus({ preventScroll: true });
  return true;
}
