/** The position of a plane's corner in its window, in pixels, and its scale. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Box = Point & Size;

export const scales = { smallest: 0.08, largest: 2.5 } as const;

/** Left free around what is fitted or brought into sight, in pixels. */
const margin = 16;

/** All of the plane in the middle of the window, never larger than it is. */
export function fitted(plane: Size, window: Size): View {
  const scale = Math.min(
    1,
    (window.width - 2 * margin) / Math.max(1, plane.width),
    (window.height - 2 * margin) / Math.max(1, plane.height),
  );
  return centred({ x: 0, y: 0, ...plane }, window, Math.max(scales.smallest, scale));
}

/** The smallest scale at which words can be read. */
const readable = 0.7;

/** All of the plane where it can be read so, or has no such box; else so large that it can, with the box in the middle. */
export function opened(plane: Size, window: Size, at: Box | undefined): View {
  const all = fitted(plane, window);
  if (at === undefined || all.scale >= readable) return all;
  return centred(at, window, readable);
}

function centred(box: Box, window: Size, scale: number): View {
  return {
    scale,
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  };
}

export function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Moved no further than needed for a box of the plane to be in sight; its beginning where it is too large. */
export function revealed(view: View, box: Box, window: Size): View {
  return moved(
    view,
    shift(view.x + box.x * view.scale, box.width * view.scale, window.width),
    shift(view.y + box.y * view.scale, box.height * view.scale, window.height),
  );
}

function shift(start: number, size: number, room: number): number {
  if (start < margin || size + 2 * margin > room) return margin - start;
  return Math.min(0, room - margin - (start + size));
}
