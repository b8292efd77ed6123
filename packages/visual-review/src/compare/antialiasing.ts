import type { Picture } from '../picture/index.ts';

/** The maximum difference of a channel, of 255 steps, in an antialiased edge. */
const maximumStep = 64;

/**
 * Returns whether a pixel differs only in how an edge is smoothed: its shade changed a little, lies
 * within the range of its neighbours in both pictures, and strictly within it in one. A line that moved
 * by a pixel does not count, because it leaves flat ground.
 */
export function isAntialiasing(before: Picture, after: Picture, x: number, y: number): boolean {
  const at = (y * before.width + x) * 4;
  let isBetween = false;
  for (let channel = 0; channel < 3; channel++) {
    const [old, now] = [before.pixels[at + channel]!, after.pixels[at + channel]!];
    if (Math.abs(old - now) > maximumStep) return false;
    const around = rangeAround(before, x, y, channel);
    const aroundNow = rangeAround(after, x, y, channel);
    if (old < around.min || old > around.max || now < aroundNow.min || now > aroundNow.max) {
      return false;
    }
    isBetween ||=
      (old > around.min && old < around.max) || (now > aroundNow.min && now < aroundNow.max);
  }
  return isBetween;
}

/** Returns the darkest and lightest of up to eight neighbours. */
function rangeAround(
  { pixels, width, height }: Picture,
  x: number,
  y: number,
  channel: number,
): { readonly min: number; readonly max: number } {
  let [min, max] = [255, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (row === y && column === x) continue;
      const value = pixels[(row * width + column) * 4 + channel]!;
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  return { min, max };
}
