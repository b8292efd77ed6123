import { type Picture, wholePixels } from '../picture/picture.ts';
import { isAntialiasing } from './antialiasing.ts';
import { connectedRegions, type Region } from './regions.ts';

/** How two pictures differ. Nothing is tolerated: one pixel of one shade is a difference. */
export interface PixelDifference {
  /** Width and height of the smallest frame that holds both. */
  readonly width: number;
  readonly height: number;
  /** One byte a pixel of that frame: 1 where the pictures differ. */
  readonly mask: Uint8Array;
  readonly count: number;
  readonly regions: readonly Region[];
  readonly recolouring: Recolouring | undefined;
  /** Every differing pixel lies on an edge that is only smoothed another way. */
  readonly antialiasingOnly: boolean;
}

/** One colour became another, at the same places. */
export interface Recolouring {
  /** `#rrggbb`. */
  readonly from: string;
  readonly to: string;
}

export function comparePixels(before: Picture, after: Picture): PixelDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const mask = new Uint8Array(width * height);
  const [old, now] = [wholePixels(before), wholePixels(after)];
  const pairs = new Map<number, Map<number, number>>();
  let count = 0;
  let antialiasingOnly = before.width === after.width && before.height === after.height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < before.width && y < before.height && x < after.width && y < after.height;
      const from = inBoth ? old[y * before.width + x]! : 0;
      const to = inBoth ? now[y * after.width + x]! : 0;
      if (inBoth && from === to) continue;
      mask[y * width + x] = 1;
      count += 1;
      if (!inBoth) continue;
      antialiasingOnly &&= isAntialiasing(before, after, x, y);
      const targets = pairs.get(from) ?? new Map<number, number>();
      targets.set(to, (targets.get(to) ?? 0) + 1);
      pairs.set(from, targets);
    }
  }
  return {
    width,
    height,
    mask,
    count,
    regions: connectedRegions(mask, width, height),
    recolouring: recolouringOf(pairs, count),
    antialiasingOnly: antialiasingOnly && count > 0,
  };
}

/** A quarter of what changed, as the edges of text hold many shades. */
const leastShare = 0.25;

function recolouringOf(
  pairs: ReadonlyMap<number, ReadonlyMap<number, number>>,
  count: number,
): Recolouring | undefined {
  let most = 0;
  let found: readonly [number, number] | undefined;
  for (const [from, targets] of pairs) {
    for (const [to, pixels] of targets) {
      if (pixels > most) [most, found] = [pixels, [from, to]];
    }
  }
  if (found === undefined || most < count * leastShare) return undefined;
  // What only moved leaves its old colour behind as often as it brings its own.
  const back = pairs.get(found[1])?.get(found[0]) ?? 0;
  if (back * 4 > most) return undefined;
  return { from: hexColour(found[0]), to: hexColour(found[1]) };
}

function hexColour(pixel: number): string {
  const [red, green, blue] = new Uint8Array(Uint32Array.of(pixel).buffer);
  return `#${[red, green, blue].map((channel) => channel!.toString(16).padStart(2, '0')).join('')}`;
}
