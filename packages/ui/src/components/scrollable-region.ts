import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns the attributes that let an element be scrolled by keyboard: a stop of
 * the Tab key and a name. Returns none while its content fits, and none with
 * `unlessFocusable` while something in it takes focus. It measures before the
 * first paint, so that the element is never shown without keyboard access.
 */
export function useScrollableRegion(
  element: RefObject<HTMLElement | null>,
  label: string,
  { unlessFocusable = false }: { readonly unlessFocusable?: boolean } = {},
) {
  const [needed, setNeeded] = useState(false);
  useLayoutEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    const measure = (): void =>
      setNeeded(scrolls(container) && !(unlessFocusable && holdsFocusable(container)));
    measure();
    return observeContent(container, measure);
  }, [element, unlessFocusable]);
  return needed ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
}

function scrolls(container: HTMLElement): boolean {
  return (
    container.scrollWidth > container.clientWidth || container.scrollHeight > container.clientHeight
  );
}

function holdsFocusable(container: HTMLElement): boolean {
  return (
    container.querySelector(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
    ) !== null
  );
}

/** Calls `measure` when children come or go, and when the container or a child changes its size. */
function observeContent(container: HTMLElement, measure: () => void): () => void {
  const sizes = new ResizeObserver(measure);
  const observeAll = (): void => {
    sizes.disconnect();
    sizes.observe(container);
    for (const child of container.children) sizes.observe(child);
  };
  const children = new MutationObserver(() => {
    measure();
    observeAll();
  });
  children.observe(container, { childList: true });
  observeAll();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
