import type { ComponentRecord } from '../../src/components/record.ts';

export interface PartAttributes {
  /** A part's `data-slot` and the name of one of its other data attributes: `tab data-state`. */
  readonly seen: ReadonlySet<string>;
  readonly stop: () => void;
}

/** Notes the data attributes of every part that is in the page from now on. Leaves out what libraries keep for themselves. */
export function watchPartAttributes(): PartAttributes {
  const seen = new Set<string>();
  const note = (element: Element): void => {
    for (const pair of partAttributesOf(element)) seen.add(pair);
  };
  const noteAll = (root: Element): void => {
    note(root);
    for (const part of root.querySelectorAll('[data-slot]')) note(part);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (target instanceof Element) note(target);
      for (const node of addedNodes) if (node instanceof Element) noteAll(node);
    }
  });
  noteAll(document.documentElement);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return { seen, stop: () => observer.disconnect() };
}

/** Attributes that Radix and React Aria keep for themselves. */
const internal =
  /^data-(?:slot$|radix-|react-aria-|rac$|aria-hidden$|key$|collection$|layout$|selection-mode$|allows-removing$|outside-visible-range$)/;

/** Returns the data attributes of an element that is a part, each after its `data-slot`. */
export function partAttributesOf(element: Element): readonly string[] {
  const slot = element.getAttribute('data-slot');
  if (slot === null) return [];
  return element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !internal.test(name))
    .map((name) => `${slot} ${name}`);
}

/** Returns the data attributes that a record names, each after the `data-slot` of its part. */
export function attributesNamedBy({ parts }: Pick<ComponentRecord, 'parts'>): readonly string[] {
  return Object.entries(parts).flatMap(([part, attributes]) =>
    Object.keys(attributes).map((name) => `${part} ${name}`),
  );
}
