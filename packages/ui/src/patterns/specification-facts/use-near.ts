import { useCallback, useEffect, useMemo, useRef, useState, type RefCallback } from 'react';

/** So few facts are drawn at once: everything can then be searched and read as one page. */
const allAtOnce = 250;
/** How far around what is in sight sections are drawn, in pixels. */
const around = 1200;

interface Sized {
  readonly id: string;
  readonly facts: readonly unknown[];
}

export interface Near {
  readonly isNear: (id: string) => boolean;
  /** In pixels: as it was when it was last drawn, or as it is likely to be. */
  readonly heightOf: (section: Sized) => number;
  readonly watch: RefCallback<HTMLElement>;
}

/**
 * Which sections of a very long page are near what is in sight, so that the
 * others cost nothing but their headings.
 *
 * @param kept The section that is drawn wherever it is: what the address names is in it.
 */
export function useNear(sections: readonly Sized[], kept: string | undefined): Near {
  const everything = useMemo(
    () => sections.reduce((sum, { facts }) => sum + facts.length, 0) <= allAtOnce,
    [sections],
  );
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const heights = useRef(new Map<string, number>());
  const elements = useRef(new Set<HTMLElement>());
  const observer = useRef<IntersectionObserver>(undefined);

  useEffect(() => {
    if (everything) return undefined;
    const first = elements.current.values().next().value;
    const watching = new IntersectionObserver(
      (entries) => setNear((before) => moved(before, entries, heights.current)),
      { root: first === undefined ? null : scrollerOf(first), rootMargin: `${around}px 0px` },
    );
    observer.current = watching;
    for (const element of elements.current) watching.observe(element);
    return () => {
      observer.current = undefined;
      watching.disconnect();
    };
  }, [everything]);

  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    elements.current.add(element);
    observer.current?.observe(element);
    return () => {
      elements.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);

  return {
    isNear: (id) => everything || id === kept || near.has(id),
    heightOf: ({ id, facts }) => heights.current.get(id) ?? 90 + facts.length * 66,
    watch,
  };
}

function moved(
  before: ReadonlySet<string>,
  entries: readonly IntersectionObserverEntry[],
  heights: Map<string, number>,
): ReadonlySet<string> {
  const after = new Set(before);
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const id = target.getAttribute('data-section') ?? '';
    if (isIntersecting) after.add(id);
    else if (after.has(id) && !target.contains(document.activeElement)) {
      heights.set(id, boundingClientRect.height);
      after.delete(id);
    }
  }
  return after;
}

/** Returns the scrolling ancestor of an element; null when that is the page. */
export function scrollerOf(element: Element): Element | null {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return null;
}
