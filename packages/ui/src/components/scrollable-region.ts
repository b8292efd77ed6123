import { useEffect, useState, type RefObject } from 'react';

interface RegionAttributes {
  readonly role?: 'region';
  readonly 'aria-label'?: string;
  readonly tabIndex?: 0;
}

/**
 * What an element that scrolls has to carry to be scrolled by keyboard: a stop
 * of the Tab key and a name. Nothing while its content fits, so that it is no
 * stop in vain; nor, with `unlessFocusable`, where what is in it takes focus.
 */
export function useScrollableRegion(
  element: RefObject<HTMLElement | null>,
  label: string,
  { unlessFocusable = false }: { readonly unlessFocusable?: boolean } = {},
): RegionAttributes {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    return observeContent(container, () =>
      setNeeded(scrolls(container) && !(unlessFocusable && holdsFocusable(container))),
    );
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

/** Calls `measure` when the container or one of its children changes its size. */
function observeContent(container: HTMLElement, measure: () => void): () => void {
  const sizes = new ResizeObserver(measure);
  const observeAll = (): void => {
    sizes.disconnect();
    sizes.observe(container);
    for (const child of container.children) sizes.observe(child);
  };
  const children = new MutationObserver(observeAll);
  children.observe(container, { childList: true });
  observeAll();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
