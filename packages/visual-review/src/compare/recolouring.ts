/** A colour that became another at the same places. */
export interface Recolouring {
  /** `#rrggbb`. */
  readonly from: string;
  readonly to: string;
}

/** The values of a pixel before and after, and how many pixels have both. */
export interface PixelPair {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** A theme's token appears in a few shades at once. More than these is not a change of colour. */
const maximumColours = 4;

/** Rounding moves a channel by one before, after, and in blending. */
const tolerance = 3;

/**
 * Finds the colours that became others, the most frequent first. Every differing pixel must be one of
 * them, or a blend of one with its surroundings as at the edge of a letter. Returns none where anything
 * else differs too, because they are accepted as a change of colour and nothing more.
 */
export function findRecolourings(pairs: readonly PixelPair[]): readonly Recolouring[] {
  const found: PixelPair[] = [];
  let left = pairs.toSorted((one, other) => other.count - one.count || one.from - other.from);
  while (left.length > 0 && found.length < maximumColours) {
    const [next, ...others] = left as [PixelPair, ...PixelPair[]];
    // Something that moved uncovers one colour and covers another: the ground both comes and goes.
    const isMoved = found.some(
      ({ from, to }) => from === next.from || from === next.to || to === next.from,
    );
    if (isMoved || others.some(({ from, to }) => from === next.to && to === next.from)) return [];
    found.push(next);
    left = others.filter((pair) => !isBlend(pair, next));
  }
  return left.length > 0 ? [] : found.map(({ from, to }) => ({ from: hex(from), to: hex(to) }));
}

/** Returns whether a pixel changed by one share of the whole change in every channel. */
function isBlend(pair: PixelPair, whole: PixelPair): boolean {
  const [change, full] = [pair, whole].map(({ from, to }) => difference(from, to));
  const length = full!.reduce((sum, step) => sum + step * step, 0);
  if (length === 0) return false;
  const share = change!.reduce((sum, step, channel) => sum + step * full![channel]!, 0) / length;
  if (share < -0.02 || share > 1.02) return false;
  return change!.every((step, channel) => Math.abs(step - share * full![channel]!) <= tolerance);
}

function difference(from: number, to: number): readonly number[] {
  const [before, after] = [channels(from), channels(to)];
  return before.map((value, channel) => after[channel]! - value);
}

function channels(pixel: number): readonly number[] {
  return [...new Uint8Array(Uint32Array.of(pixel).buffer)];
}

function hex(pixel: number): string {
  const [red, green, blue] = channels(pixel);
  return `#${[red, green, blue].map((channel) => channel!.toString(16).padStart(2, '0')).join('')}`;
}
