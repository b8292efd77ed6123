import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { type Point, type View, zoomed } from './view.ts';

type Change = (next: (view: View) => View, follows?: boolean) => void;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

/** A press that moves no further is a press. */
const slop = 4;

/**
 * Drags the plane by one pointer, and zooms it by two or by the wheel. The
 * wheel is the page's, until the diagram has the focus or a key is held.
 */
export function useGestures(element: RefObject<HTMLElement | null>, change: Change): Gestures {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(0);

  useEffect(() => {
    const window = element.current;
    if (window === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const meant = event.ctrlKey || event.metaKey || window.contains(document.activeElement);
      if (!meant) return;
      event.preventDefault();
      const speed = event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.002;
      const factor = Math.exp(-event.deltaY * speed);
      change((view) => zoomed(view, factor, within(window, event)), true);
    };
    // What ends a drag over a link is no press of it.
    const onClick = (event: MouseEvent): void => {
      if (dragged.current > slop) event.preventDefault();
      dragged.current = 0;
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [element, change]);

  const lift = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) dragged.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const window = element.current;
      const before = pointers.current.get(event.pointerId);
      if (before === undefined || window === null) return;
      const now = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, now);
      dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (dragged.current <= slop) return;
      if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        change((view) => moved(view, now.x - before.x, now.y - before.y), true);
        return;
      }
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      change(
        (view) =>
          moved(
            zoomed(view, factor, within(window, middle)),
            (now.x - before.x) / 2,
            (now.y - before.y) / 2,
          ),
        true,
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

export function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

function within(
  window: HTMLElement,
  at: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top } = window.getBoundingClientRect();
  return { x: at.clientX - left, y: at.clientY - top };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
