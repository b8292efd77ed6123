import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LinkedFrames } from './linked-frames.ts';
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
