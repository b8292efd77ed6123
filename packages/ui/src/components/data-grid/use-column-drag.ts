import { type PointerEvent, useRef, useState } from 'react';
import { headersOf } from './measured-widths.ts';

/** So far a pointer moves before a press on a header is a drag and no click, in pixels. */
const threshold = 6;
/** So near the edge of the grid it scrolls. */
const edge = 24;

export interface ColumnDrop {
  readonly name: string;
  /** The header that the column is dropped beside. */
  readonly beside: string;
  readonly side: 'before' | 'after';
}

/** Moves a column by dragging its header with a mouse or a pen. A finger scrolls instead. */
export function useColumnDrag(onDrop: (drop: ColumnDrop) => void) {
  const start = useRef<{ readonly name: string; readonly x: number }>(null);
  const [drop, setDrop] = useState<ColumnDrop>();
  /** The same, before it is drawn: a pointer may be released in the frame that it moved in. */
  const latest = useRef<ColumnDrop>(undefined);

  const change = (next: ColumnDrop | undefined) => {
    latest.current = next;
    setDrop(next);
  };
  const end = () => {
    start.current = null;
    change(undefined);
  };

  return {
    drop,
    onPointerDown: ({ target, button, pointerType, clientX }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
      if (target.closest('[aria-haspopup], [role=separator]') !== null) return;
      const header = target.closest<HTMLElement>('th[data-movable]');
      const name = header?.dataset['column'];
      if (name !== undefined) start.current = { name, x: clientX };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, clientX } = event;
      if (start.current === null) return;
      if (event.buttons === 0) {
        // It was released over something else.
        end();
        return;
      }
      const { name, x } = start.current;
      const last = latest.current;
      if (last === undefined) {
        if (Math.abs(clientX - x) < threshold) return;
        currentTarget.setPointerCapture(event.pointerId);
      }
      scrollAtEdge(currentTarget, clientX);
      const found = besideAt(currentTarget, clientX);
      if (found?.beside !== last?.beside || found?.side !== last?.side || last === undefined) {
        change({ name, beside: name, side: 'before', ...found });
      }
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const last = latest.current;
      if (last !== undefined) {
        // The press was no click on the header.
        currentTarget.addEventListener('click', prevent, { capture: true, once: true });
        setTimeout(() => currentTarget.removeEventListener('click', prevent, { capture: true }));
        if (last.beside !== last.name) onDrop(last);
      }
      end();
    },
    onPointerCancel: end,
  };
}

function prevent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function besideAt(table: HTMLElement, x: number): Pick<ColumnDrop, 'beside' | 'side'> | undefined {
  const isRtl = getComputedStyle(table).direction === 'rtl';
  // A pinned header lies over those that are scrolled under it, and comes first.
  const over = headersOf(table).find((header) => {
    const { left, right } = header.getBoundingClientRect();
    return header.dataset['movable'] !== undefined && x >= left && x < right;
  });
  if (over === undefined) return undefined;
  const { left, width } = over.getBoundingClientRect();
  const isBefore = x < left + width / 2 !== isRtl;
  return { beside: over.dataset['column'] ?? '', side: isBefore ? 'before' : 'after' };
}

function scrollAtEdge(table: HTMLElement, x: number): void {
  const scroll = table.parentElement;
  const box = scroll?.getBoundingClientRect();
  if (scroll === null || box === undefined) return;
  if (x < box.left + edge) scroll.scrollLeft -= edge;
  else if (x > box.right - edge) scroll.scrollLeft += edge;
}

/** Returns the names with one of them moved beside another. */
export function withMoved(
  names: readonly string[],
  { name, beside, side }: ColumnDrop,
): readonly string[] {
  const others = names.filter((other) => other !== name);
  const place = others.indexOf(beside);
  if (place === -1 || name === beside) return names;
  return others.toSpliced(place + (side === 'after' ? 1 : 0), 0, name);
}
