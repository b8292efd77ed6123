const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Where the focus goes back to after a question about an element; nothing where that is not on the screen. */
export function focusPlace(element: Element | null): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return undefined;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && element.contains(activeElement)) {
    return activeElement === document.body ? undefined : activeElement;
  }
  if (element.matches(focusable)) return element;
  return element.querySelector<HTMLElement>(focusable) ?? undefined;
}
