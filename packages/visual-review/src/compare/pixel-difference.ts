import { type Picture, pixelValues } from '../picture/index.ts';
import { isAntialiasing } from './antialiasing.ts';
import { findRecolourings, type PixelPair, type Recolouring } from './recolouring.ts';
import { connectedRegions, type Region } from './regions.ts';

/** The difference between two pictures. There is no tolerance: one pixel of another shade is a difference. */
export interface PixelDifference {
  /** The size of the smallest frame that holds both pictures. */
  readonly width: number;
  readonly height: number;
  /** A byte for each pixel of that frame: 1 where the pictures differ. */
  readonly mask: Uint8Array;
  /** Number of differing pixels. */
  readonly count: number;
  readonly regions: readonly Region[];
  /** Colours that became others, where nothing else differs; empty otherwise. */
  readonly recolourings: readonly Recolouring[];
  /** Every differing pixel belongs to an edge that is only smoothed in another way. */
  readonly antialiasingOnly: boolean;
}

export function comparePixels(before: Picture, after: Picture): PixelDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const isSameSize = before.width === after.width && before.height === after.height;
  const mask = new Uint8Array(width * height);
  const [old, now] = [pixelValues(before), pixelValues(after)];
  const pairs = new Map<number, Map<number, number>>();
  let count = 0;
  let antialiasingOnly = isSameSize;
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
    recolourings: isSameSize ? findRecolourings(listPairs(pairs)) : [],
    antialiasingOnly: antialiasingOnly && count > 0,
  };
}

function listPairs(pairs: ReadonlyMap<number, ReadonlyMap<number, number>>): readonly PixelPair[] {
  return [...pairs].flatMap(([from, targets]) =>
    [...targets].map(([to, count]) => ({ from, to, count })),
  );
}
