import type { ComponentRecord } from '../../src/components/record.ts';

/** Modifiers in the order in which records write them. */
const modifiers = [
  ['Control', 'ctrlKey'],
  ['Alt', 'altKey'],
  ['Meta', 'metaKey'],
  ['Shift', 'shiftKey'],
] as const;

/** The keys of an event as a record's table writes them: `Shift+Tab`, `Space`, `ArrowDown`. */
export function keysOf(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key === 'Unknown' ? event.code : event.key;
  const held = modifiers
    .filter(([name, flag]) => event[flag] && name !== key)
    // A capital letter or a sign has its Shift in it.
    .filter(([name]) => name !== 'Shift' || key.length > 1)
    .map(([name]) => name);
  return [...held, key].join('+');
}

export interface KeyPresses {
  /** Keys pressed within the component, as `keysOf` writes them. */
  readonly keys: ReadonlySet<string>;
  readonly stop: () => void;
}

/** Attributes by which an element refers to related ones, such as its popup or description. */
const references = ['aria-controls', 'aria-describedby', 'aria-owns'] as const;

/**
 * Listens for what is pressed in the page from now on. A press counts where it
 * begins or ends in an element of the component, which its `data-slot` tells,
 * in a portal as well: Tab into it begins outside. An element that refers to
 * one counts too: the control that a tooltip describes is the caller's own.
 */
export function listenForKeys(record: Pick<ComponentRecord, 'roles'>, folder: string): KeyPresses {
  const keys = new Set<string>();
  const slots = new Set(Object.keys(record.roles));
  const isPart = (element: Element): boolean => {
    const slot = element.getAttribute('data-slot') ?? '';
    return slots.has(slot) || slot === folder || slot.startsWith(`${folder}-`);
  };
  const isWithin = (element: Element | null): boolean =>
    element !== null && (isPart(element) || isWithin(element.parentElement));
  const refers = (element: Element): boolean =>
    references
      .flatMap((attribute) => element.getAttribute(attribute)?.split(/\s+/) ?? [])
      .some((id) => isWithin(document.getElementById(id)));
  // Before anything can stop the event, and with the state that it finds.
  const heard = (event: KeyboardEvent): void => {
    const { target } = event;
    if (target instanceof Element && (isWithin(target) || refers(target))) keys.add(keysOf(event));
  };
  window.addEventListener('keydown', heard, true);
  window.addEventListener('keyup', heard, true);
  return {
    keys,
    stop: () => {
      window.removeEventListener('keydown', heard, true);
      window.removeEventListener('keyup', heard, true);
    },
  };
}
