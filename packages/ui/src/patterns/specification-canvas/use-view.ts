import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitted, opened, zoomed, type Box, type Size, type View } from './view.ts';

/** Keeps the view of a plane, fitted again with every size until somebody has moved it. */
export function useView(
  element: RefObject<HTMLElement | null>,
  plane: Size,
  opensAt: Box | undefined,
) {
  const [{ view, follows }, setView] = useState({ view: { x: 0, y: 0, scale: 1 }, follows: true });
  const moved = useRef(false);

  const windowSize = () => sizeOf(element.current);
  const change = (next: (view: View) => View, follows = false) => {
    moved.current = true;
    setView((before) => ({ view: next(before.view), follows }));
  };
  const fit = () => change(() => fitted(plane, windowSize()));
  const zoom = (factor: number) => {
    const { width, height } = windowSize();
    change((before) => zoomed(before, factor, { x: width / 2, y: height / 2 }));
  };

  // Before anybody can move it: what is moved first is never fitted.
  useLayoutEffect(() => {
    const window = element.current;
    if (window === null) return undefined;
    const place = () => {
      if (moved.current) return;
      setView({ view: opened(plane, sizeOf(window), opensAt), follows: true });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(window);
    return () => sizes.disconnect();
  }, [element, plane, opensAt]);

  // `follows`: it follows a pointer, and so must not lag behind it.
  return { view, follows, change, fit, zoom, windowSize };
}

function sizeOf(element: HTMLElement | null): Size {
  return { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 };
}
