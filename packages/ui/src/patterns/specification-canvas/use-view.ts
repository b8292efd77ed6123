import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fitted, type Point, type Size, type View, zoomed } from './view.ts';

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
export function useView(element: RefObject<HTMLElement | null>, plane: Size): ViewControl {
  const [{ view, follows }, setView] = useState({ view: { x: 0, y: 0, scale: 1 }, follows: true });
  const moved = useRef(false);
  const { width, height } = plane;

  const windowSize = useCallback((): Size => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {};
    return { width: clientWidth, height: clientHeight };
  }, [element]);

  const fit = useCallback(() => {
    moved.current = false;
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

  useEffect(() => {
    const window = element.current;
    if (window === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (moved.current) return;
      setView({ view: fitted({ width, height }, windowSize()), follows: true });
    });
    sizes.observe(window);
    return () => sizes.disconnect();
  }, [element, width, height, windowSize]);

  return { view, follows, change, fit, zoom, windowSize };
}
