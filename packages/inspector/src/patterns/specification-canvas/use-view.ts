import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitted, moved, opened, revealed, scales, type Box, type Size, type View } from './view.ts';

/**
 * Moves and zooms a plane by mouse, wheel and two fingers, and by what it
 * returns. Fits it again with every size of its window until somebody has
 * moved it.
 */
export function useView(
  element: RefObject<HTMLElement | null>,
  plane: Size,
  opensAt: Box | undefined,
) {
  const [behavior] = useState(() =>
    zoom<HTMLElement, unknown>()
      .scaleExtent([scales.smallest, scales.largest])
      // A press that moves no further is a press; a drag that ends over a link doesn't follow it.
      .clickDistance(4)
      .filter(isForCanvas),
  );
  const [view, setView] = useState({ x: 0, y: 0, scale: 1, follows: true });
  const hasMoved = useRef(false);

  // Before anybody can move it: what is moved first is never fitted.
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const window = select(node);
    behavior.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k: scale } = transform;
      // What follows a pointer or a size must not lag behind it.
      setView({ x, y, scale, follows: Boolean(sourceEvent) || !hasMoved.current });
      if (sourceEvent) hasMoved.current = true;
    });
    // At the largest and smallest scale, d3 would leave the wheel to the page.
    window.call(behavior).on('wheel', (event: WheelEvent) => {
      if (isForCanvas(event)) event.preventDefault();
    });
    const place = () => {
      if (hasMoved.current) return;
      behavior.transform(window, transformOf(opened(plane, sizeOf(node), opensAt)));
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(node);
    return () => {
      sizes.disconnect();
      window.on('.zoom', null).on('wheel', null);
    };
  }, [element, behavior, plane, opensAt]);

  const change = (to: (before: View, window: Size) => View) => {
    const node = element.current;
    if (node === null) return;
    hasMoved.current = true;
    const { x, y, k: scale } = zoomTransform(node);
    behavior.transform(select(node), transformOf(to({ x, y, scale }, sizeOf(node))));
  };
  return {
    view,
    fit: () => change((_, window) => fitted(plane, window)),
    reveal: (box: Box) => change((before, window) => revealed(before, box, window)),
    move: (x: number, y: number) => change((before) => moved(before, x, y)),
    zoomBy: (factor: number) => {
      hasMoved.current = true;
      if (element.current) behavior.scaleBy(select(element.current), factor);
    },
  };
}

/** The wheel is the page's until the diagram has the focus or a key is held; so is one finger. */
function isForCanvas(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.type !== 'wheel') return event.type === 'mousedown' && event.button === 0;
  const window = event.currentTarget as Element;
  return event.ctrlKey || event.metaKey || window.contains(document.activeElement);
}

function transformOf({ x, y, scale }: View) {
  return zoomIdentity.translate(x, y).scale(scale);
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}
