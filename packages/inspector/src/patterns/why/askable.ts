import type { Askable } from './why-props.ts';

/** Selects elements that ask when pressed. Others are asked about by key, or while they are marked. */
const pressed = '[data-slot=why], [aria-disabled=true]';

/** Returns the element at an event's target that can be asked about. */
export function askableAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-why]') ?? undefined;
}

export function asksWhenPressed(element: HTMLElement): boolean {
  return element.matches(pressed);
}

export function askableOf(element: HTMLElement): Askable {
  const { why = '', whyName } = element.dataset;
  return { why, name: whyName ?? nameOf(element), element };
}

/** Everything on the screen that can be asked about, once each, in the order of the page. */
export function askablesWithin(root: ParentNode): readonly Askable[] {
  const found = new Map<string, Askable>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-why]')) {
    const askable = askableOf(element);
    const before = found.get(askable.why);
    if (before === undefined || nearness(element) > nearness(before.element)) {
      found.set(askable.why, askable);
    }
  }
  return [...found.values()].filter(({ name }) => name !== '');
}

/** An element on the screen itself precedes a link to it, and both precede a mere list entry. */
function nearness(element: HTMLElement): number {
  if (element.hidden) return 0;
  return element.closest('nav') === null ? 2 : 1;
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}
