import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type Box, fitted, opened, type Point, type Size, type View, zoomed } from './view.ts';

export interface ViewControl {
  readonly view: View;
  /** Whether it follows a pointer, and so must not lag behind it. */
  readonly follows: boolean;
  readonly change: (next: (view: View) => View, follows?: boolean) => void;
  readonly fit: () => void;
  /** Around the middle of the window. */
  readonly zoom: (factor: number) => void;
  readonly windowSize: () => Size;
}

/** The view of a plane; it is fitted again when the window or the plane changes and nobody has moved it. */
export function useView(
  element: RefObject<HTMLElement | null>,
  plane: Size,
  opensAt: Box | undefined,
): ViewControl {
  const [{ view, follows }, setView] = useState({ view: { x: 0, y: 0, scale: 1 }, follows: true });
  const moved = useRef(false);
  const at = useRef(opensAt);
  const { width, height } = plane;

  useLayoutEffect(() => {
    at.current = opensAt;
  });

  const windowSize = useCallback((): Size => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {};
    return { width: clientWidth, height: clientHeight };
  }, [element]);

  const fit = useCallback(() => {
    moved.current = true;
    setView({ view: fitted({ width, height }, windowSize()), follows: false });
  }, [width, height, windowSize]);

  const change = useCallback((next: (view: View) => View, following = false) => {
    moved.current = true;
    setView((before) => ({ view: next(before.view), follows: following }));
  }, []);

  const zoom = useCallback(
    (factor: number) => {
      const size = windowSize();
      const middle: Point = { x: size.width / 2, y: size.height / 2 };
      change((before) => zoomed(before, factor, middle));
    },
    [change, windowSize],
  );

  // Before anybody can move it: what is moved first is never fitted.
  useLayoutEffect(() => {
    const window = element.current;
    if (window === null) return undefined;
    const place = () => {
      if (moved.current) return;
      const all = { width, height };
      const size = windowSize();
      const view = at.current === undefined ? fitted(all, size) : opened(all, size, at.current);
      setView({ view, follows: true });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(window);
    return () => sizes.disconnect();
  }, [element, width, height, windowSize]);

  return { view, follows, change, fit, zoom, windowSize };
}
