/** Windows that take the whole page; a window that answers is none of them. */
const dialogs =
  '[role=alertdialog], [role=dialog]:not([data-why-window], [data-slot=popover-content])';

/** Returns whether an element is in a dialog over the page. */
export function isOverDialog(element: EventTarget | null): boolean {
  return element instanceof Element && dialogOf(element) !== null;
}

/** Returns the dialog that an element is in. */
export function dialogOf(element: Element): Element | null {
  return element.closest(dialogs);
}

/** Returns the topmost dialog, or else the page. */
export function topmost(): ParentNode {
  return [...document.querySelectorAll(dialogs)].at(-1) ?? document;
}

/** Returns the form that an element is in, or that of its dialog. */
export function formAround(element: Element): HTMLFormElement | undefined {
  return element.closest('form') ?? dialogOf(element)?.querySelector('form') ?? undefined;
}
