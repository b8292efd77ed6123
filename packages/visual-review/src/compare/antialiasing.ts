import type { Picture } from '../picture/picture.ts';

/** How far a channel may be smoothed another way: a quarter of its 255 steps. */
const most = 64;

/**
 * Whether a pixel differs only in how an edge is smoothed: its shade moved a little, it lies within
 * what its neighbours span in both pictures, and strictly between them in one. A line that moved by a
 * pixel is no such thing: before it came and after it went, there is flat ground.
 */
export function isAntialiasing(before: Picture, after: Picture, x: number, y: number): boolean {
  const at = (y * before.width + x) * 4;
  let between = false;
  for (let channel = 0; channel < 3; channel++) {
    const [one, other] = [before.pixels[at + channel]!, after.pixels[at + channel]!];
    if (Math.abs(one - other) > most) return false;
    const old = span(before, x, y, channel);
    const now = span(after, x, y, channel);
    if (one < old.least || one > old.most || other < now.least || other > now.most) return false;
    between ||= (one > old.least && one < old.most) || (other > now.least && other < now.most);
  }
  return between;
}

/** The darkest and lightest of the up to eight neighbours. */
function span(
  { pixels, width, height }: Picture,
  x: number,
  y: number,
  channel: number,
): { readonly least: number; readonly most: number } {
  let least = 255;
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (row === y && column === x) continue;
      const value = pixels[(row * width + column) * 4 + channel]!;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least, most };
}
