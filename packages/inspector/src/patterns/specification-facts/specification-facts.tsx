import { useEffect, useRef, type RefObject } from 'react';
import { FactSectionView } from './fact-section.tsx';
import type { FactSection, SpecificationFactsProps } from './specification-facts-props.ts';

/** So few facts are drawn at once: everything can then be searched and read as one page. */
const allAtOnce = 250;

/** Facts in sections, each with its source. Of thousands only those near the view are drawn. */
export function SpecificationFacts(props: SpecificationFactsProps) {
  const { sections, marked } = props;
  const list = useRef<HTMLDivElement>(null);
  const holder = sectionOf(sections, marked);
  const everything = sections.reduce((sum, { facts }) => sum + facts.length, 0) <= allAtOnce;
  useMarked(list, marked);
  return (
    <div ref={list} data-slot="specification-facts" className="flex flex-col gap-6">
      {sections.map((section) => (
        <FactSectionView
          key={section.id}
          section={section}
          marked={section.id === holder ? marked : undefined}
          everything={everything}
        />
      ))}
    </div>
  );
}

function sectionOf(sections: readonly FactSection[], id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  return sections.find((section) => section.id === id || section.facts.some((f) => f.id === id))
    ?.id;
}

/** While what is around it is drawn, a page still grows above it; then it stays where a person leaves it. */
const settles = 1500;

/** Scrolls to what the address names and focuses it, again while the page above still grows. */
function useMarked(list: RefObject<HTMLElement | null>, marked: string | undefined): void {
  const reached = useRef<string>(undefined);
  const stop = useRef<() => void>(undefined);
  // After each drawing: what is named may be drawn only by the next one.
  useEffect(() => {
    if (reached.current === marked) return;
    reached.current = undefined;
    const container = list.current;
    const element = marked === undefined ? null : document.getElementById(marked);
    if (container === null || element === null || !container.contains(element)) return;
    reached.current = marked;
    const show = (): void => element.scrollIntoView({ block: 'center' });
    show();
    element.focus({ preventScroll: true });
    stop.current?.();
    stop.current = untilSettled(container, show);
  });
  useEffect(() => () => stop.current?.(), []);
}

function untilSettled(container: HTMLElement, show: () => void): () => void {
  const sizes = new ResizeObserver(show);
  const ends = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;
  const end = (): void => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const event of ends) window.removeEventListener(event, end);
  };
  const timer = setTimeout(end, settles);
  sizes.observe(container);
  for (const event of ends) window.addEventListener(event, end, { passive: true });
  return end;
}
