import { type Picture, wholePixels } from '../picture/picture.ts';
import { isAntialiasing } from './antialiasing.ts';
import { type PixelPair, type Recolouring, recolouringsOf } from './recolouring.ts';
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
  /** The colours that became others, where nothing else differs; empty otherwise. */
  readonly recolourings: readonly Recolouring[];
  /** Every differing pixel lies on an edge that is only smoothed another way. */
  readonly antialiasingOnly: boolean;
}

export function comparePixels(before: Picture, after: Picture): PixelDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const mask = new Uint8Array(width * height);
  const [old, now] = [wholePixels(before), wholePixels(after)];
  const pairs = new Map<number, Map<number, number>>();
  let count = 0;
  const sameSize = before.width === after.width && before.height === after.height;
  let antialiasingOnly = sameSize;
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
    recolourings: sameSize ? recolouringsOf(listed(pairs)) : [],
    antialiasingOnly: antialiasingOnly && count > 0,
  };
}

function listed(pairs: ReadonlyMap<number, ReadonlyMap<number, number>>): readonly PixelPair[] {
  return [...pairs].flatMap(([from, targets]) =>
    [...targets].map(([to, count]) => ({ from, to, count })),
  );
}
