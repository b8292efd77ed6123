import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { moved, zoomed, type Point, type View } from './view.ts';

type Change = (next: (view: View) => View, follows?: boolean) => void;

/** A press that moves no further is a press. */
const slop = 4;

/**
 * Drags the plane by one pointer, and zooms it by two or by the wheel. The
 * wheel is the page's, until the diagram has the focus or a key is held.
 */
export function useGestures(element: RefObject<HTMLElement | null>, change: Change) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(0);

  const onWheel = useEffectEvent((event: WheelEvent): void => {
    const window = element.current;
    if (window === null) return;
    const meant = event.ctrlKey || event.metaKey || window.contains(document.activeElement);
    if (!meant) return;
    event.preventDefault();
    const speed = event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.002;
    const factor = Math.exp(-event.deltaY * speed);
    change((view) => zoomed(view, factor, within(window, pointOf(event))), true);
  });
  useEffect(() => {
    const window = element.current;
    const listener = (event: WheelEvent): void => onWheel(event);
    // React's own listeners can't keep the page from scrolling.
    window?.addEventListener('wheel', listener, { passive: false });
    return () => window?.removeEventListener('wheel', listener);
  }, [element]);

  const lift = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) dragged.current = 0;
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const window = event.currentTarget;
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      pointers.current.set(event.pointerId, now);
      dragged.current += distance(now, before);
      if (dragged.current <= slop) return;
      if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        change((view) => moved(view, now.x - before.x, now.y - before.y), true);
        return;
      }
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = within(window, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      const [x, y] = [(now.x - before.x) / 2, (now.y - before.y) / 2];
      change((view) => moved(zoomed(view, factor, middle), x, y), true);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    // Ending a drag over a link must not follow it.
    onClickCapture(event: { readonly preventDefault: () => void }) {
      if (dragged.current > slop) event.preventDefault();
      dragged.current = 0;
    },
  };
}

function pointOf(event: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}

function within(window: Element, { x, y }: Point): Point {
  const { left, top } = window.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
