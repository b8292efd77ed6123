import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Zoom } from './zoom.ts';

/** Scrolls frames together, and keeps their middle when the zoom changes. */
export function useLinkedScrolling(zoom: Zoom): RefCallback<HTMLElement> {
  const [frames] = useState(() => new LinkedFrames());
  const before = useRef(zoom);
  useLayoutEffect(() => {
    if (before.current === zoom) return;
    before.current = zoom;
    frames.keepMiddle();
  }, [frames, zoom]);
  return useCallback((frame) => (frame === null ? undefined : frames.add(frame)), [frames]);
}

/**
 * Scrolls frames together: by wheel, keys, touch, scroll bar, or by dragging the picture. Their middle
 * stays in place when the pictures grow.
 */
class LinkedFrames {
  readonly #frames = new Set<HTMLElement>();
  #middle = { x: 0, y: 0 };

  /** @returns a function that removes the frame. */
  add(frame: HTMLElement): () => void {
    const follow = (): void => this.#follow(frame);
    this.#frames.add(frame);
    frame.addEventListener('scroll', follow);
    frame.addEventListener('pointerdown', startDragging);
    return () => {
      this.#frames.delete(frame);
      frame.removeEventListener('scroll', follow);
      frame.removeEventListener('pointerdown', startDragging);
    };
  }

  /** Call it when the size of the pictures has changed. */
  keepMiddle(): void {
    const { x, y } = this.#middle;
    for (const frame of this.#frames) {
      frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
      frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
    }
  }

  #follow(frame: HTMLElement): void {
    this.#middle = {
      x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
      y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
    };
    for (const other of this.#frames) {
      if (other === frame) continue;
      other.scrollLeft = frame.scrollLeft;
      other.scrollTop = frame.scrollTop;
    }
  }
}

/** Touch scrolls by itself; a mouse drags the picture. */
function startDragging(event: PointerEvent): void {
  const frame = event.currentTarget as HTMLElement;
  // The target is the frame itself on its scroll bar.
  if (event.pointerType !== 'mouse' || event.button !== 0 || event.target === frame) return;
  event.preventDefault();
  frame.focus({ preventScroll: true });
  frame.setPointerCapture(event.pointerId);
  const move = ({ movementX, movementY }: PointerEvent): void => {
    frame.scrollLeft -= movementX;
    frame.scrollTop -= movementY;
  };
  frame.addEventListener('pointermove', move);
  frame.addEventListener(
    'lostpointercapture',
    () => frame.removeEventListener('pointermove', move),
    { once: true },
  );
}
