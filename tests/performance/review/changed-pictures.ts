import { type Picture, pixelValues } from '../../../packages/visual-review/src/picture/index.ts';

/** As when a token changed: the most frequent colour but the ground's is another one. */
export function recoloured({ width, height, pixels }: Picture): Picture {
  const changed = pixelValues({ width, height, pixels: new Uint8Array(pixels) });
  const counts = new Map<number, number>();
  for (const pixel of changed) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const [ground = 0, colour = ground] = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([pixel]) => pixel);
  // Red, in the lowest of the four bytes.
  const other = (colour ^ 0x40) >>> 0;
  for (let at = 0; at < changed.length; at++) if (changed[at] === colour) changed[at] = other;
  return { width, height, pixels: new Uint8Array(changed.buffer) };
}

/** As when a line came in above: the lower half is eight pixels further down. */
export function moved({ width, height, pixels }: Picture): Picture {
  const changed = new Uint8Array(pixels);
  const row = width * 4;
  const half = Math.floor(height / 2) * row;
  changed.copyWithin(half + 8 * row, half, pixels.length - 8 * row);
  return { width, height, pixels: changed };
}
