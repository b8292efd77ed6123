import { useEffect, useState, type RefObject } from 'react';

interface RegionAttributes {
  readonly role?: 'region';
  readonly 'aria-label'?: string;
  readonly tabIndex?: 0;
}

/**
 * What an element that scrolls has to carry to be scrolled by keyboard: a stop
 * of the Tab key and a name. Nothing while all of its first child fits, so that
 * it is no stop in vain.
 */
export function useScrollableRegion(
  element: RefObject<HTMLElement | null>,
  label: string,
): RegionAttributes {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    const measure = (): void =>
      setScrolls(
        container.scrollWidth > container.clientWidth ||
          container.scrollHeight > container.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    if (container.firstElementChild) observer.observe(container.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
}
