/** One colour became another, at the same places. */
export interface Recolouring {
  /** `#rrggbb`. */
  readonly from: string;
  readonly to: string;
}

/** Two whole pixels, of before and after. */
export interface PixelPair {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * The colours that became others, the most frequent first, where they explain every pixel that differs:
 * each is one of them, or a blend of one with what lies beside it, as at the edge of a letter. Nothing
 * where anything else differs as well: what is decided as a change of colour is nothing but that.
 */
export function recolouringsOf(pairs: readonly PixelPair[]): readonly Recolouring[] {
  const found: PixelPair[] = [];
  let left = pairs.toSorted((one, other) => other.count - one.count || one.from - other.from);
  while (left.length > 0 && found.length < most) {
    const [next, ...others] = left as [PixelPair, ...PixelPair[]];
    // What moved uncovers one colour and covers another: the same ground both goes and comes.
    const isMoved = found.some(
      ({ from, to }) => from === next.from || from === next.to || to === next.from,
    );
    if (isMoved || others.some(({ from, to }) => from === next.to && to === next.from)) return [];
    found.push(next);
    left = others.filter((pair) => !isBlendOf(pair, next));
  }
  return left.length > 0 ? [] : found.map(({ from, to }) => ({ from: hex(from), to: hex(to) }));
}

/** A theme's token shows in a few shades at once; more is no change of colour. */
const most = 4;

/** What rounding moves a channel by, before and after, and once more for the blending. */
const tolerance = 3;

/** Whether a pixel moved by a share of what the whole colour moved by, in every channel alike. */
function isBlendOf(pair: PixelPair, whole: PixelPair): boolean {
  const [moved, all] = [pair, whole].map(({ from, to }) => difference(from, to));
  const length = all!.reduce((sum, step) => sum + step * step, 0);
  if (length === 0) return false;
  const share = moved!.reduce((sum, step, channel) => sum + step * all![channel]!, 0) / length;
  if (share < -0.02 || share > 1.02) return false;
  return moved!.every((step, channel) => Math.abs(step - share * all![channel]!) <= tolerance);
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
