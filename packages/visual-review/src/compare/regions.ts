import { createHash } from 'node:crypto';

/** A connected group of differing pixels, in pixels from the top left. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Hash of the shape, independent of its place, its colours and mirroring. */
  readonly shape: string;
  /** Every pixel of the box differs, so that the shape does not identify its content. */
  readonly isSolid: boolean;
}

/** Pixels within this distance belong together: the letters of a word, the strokes of an icon. */
const maximumGap = 6;

/** Lists regions from the top, then from the left. */
export function connectedRegions(
  mask: Uint8Array,
  width: number,
  height: number,
): readonly Region[] {
  const near = dilate(mask, width, height);
  const seen = new Uint8Array(mask.length);
  const regions: Region[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (near[start] !== 1 || seen[start] === 1) continue;
    const found: number[] = [];
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (mask[at] === 1) found.push(at);
      const x = at % width;
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at - width,
        at + width,
      ]) {
        if (next < 0 || near[next] !== 1 || seen[next] === 1) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    regions.push(regionOf(found, width));
  }
  return regions.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

/** Widens the mask along rows, then along columns. */
function dilate(mask: Uint8Array, width: number, height: number): Uint8Array {
  const half = maximumGap / 2;
  const rows = new Uint8Array(mask.length);
  const both = new Uint8Array(mask.length);
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    const x = at % width;
    rows.fill(1, at - Math.min(half, x), at + Math.min(half, width - 1 - x) + 1);
  }
  for (let at = 0; at < mask.length; at++) {
    if (rows[at] !== 1) continue;
    const y = Math.floor(at / width);
    for (let row = Math.max(0, y - half); row <= Math.min(height - 1, y + half); row++) {
      both[row * width + (at % width)] = 1;
    }
  }
  return both;
}

function regionOf(found: readonly number[], width: number): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const at of found) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const plain = new Uint8Array(box.width * box.height);
  const mirrored = new Uint8Array(plain.length);
  for (const at of found) {
    const [x, y] = [(at % width) - left, Math.floor(at / width) - top];
    plain[y * box.width + x] = 1;
    mirrored[y * box.width + box.width - 1 - x] = 1;
  }
  const [shape = ''] = [plain, mirrored].map((bits) => shapeOf(box.width, bits)).toSorted();
  return { ...box, shape, isSolid: found.length === plain.length };
}

function shapeOf(width: number, bits: Uint8Array): string {
  return createHash('sha256').update(`${width}\n`).update(bits).digest('hex').slice(0, 16);
}
