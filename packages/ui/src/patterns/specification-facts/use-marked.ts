import { useEffect, useRef, type RefObject } from 'react';

/** While what is around it is drawn, a page still grows above it; then it stays where a person leaves it. */
const settles = 1500;

/**
 * Scrolls to what the address names, and gives it the focus, once for each
 * address; and again as long as the page above it is still being drawn.
 */
export function useMarked(list: RefObject<HTMLElement | null>, marked: string | undefined): void {
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
