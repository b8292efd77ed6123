/**
 * Runs an action after the current press of a pointer, or at once if there is none. An error that appears during the
 * press would move the pressed control away from the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!document.documentElement.matches(':active')) {
    action();
    return;
  }
  const ends = ['pointerup', 'pointercancel'] as const;
  const end = () => {
    for (const type of ends) document.removeEventListener(type, end, true);
    // The click comes after this event.
    setTimeout(action);
  };
  for (const type of ends) document.addEventListener(type, end, true);
}
