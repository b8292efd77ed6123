/**
 * Runs an action once no pointer is down. What it shows would move what is below: the press would end beside the
 * control on which it began, and do nothing.
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
