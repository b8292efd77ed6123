import type { Picture } from '../picture/index.ts';
import type { PixelDifference } from './pixel-difference.ts';

const highlight = Uint8Array.of(0xd6, 0x00, 0x6c, 0xff);

/** Draws differing pixels in one strong colour over a pale copy of the new picture. */
export function differencePicture(
  after: Picture,
  { width, height, mask }: PixelDifference,
): Picture {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      if (mask[y * width + x] === 1) {
        pixels.set(highlight, to);
      } else if (x < after.width && y < after.height) {
        const from = (y * after.width + x) * 4;
        const [red, green, blue] = after.pixels.subarray(from, from + 3);
        const grey = 0.3 * red! + 0.59 * green! + 0.11 * blue!;
        pixels.fill(Math.round(255 - (255 - grey) * 0.18), to, to + 3);
      }
    }
  }
  return { width, height, pixels };
}
