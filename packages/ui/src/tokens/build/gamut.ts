import type { ColorValue } from './format.ts';
import { unclippedLinearRgb } from './contrast.ts';

/** A channel may miss its end by what rounding to a byte hides. */
const tolerance = 0.0005;

/** Whether sRGB has the colour, so that every screen shows it as it is written. */
export function isInSrgb(color: ColorValue): boolean {
  return unclippedLinearRgb(color).every(
    (channel) => channel >= -tolerance && channel <= 1 + tolerance,
  );
}

/** The colour with as much of its chroma as sRGB has at its lightness and hue. */
export function intoSrgb(color: ColorValue): ColorValue {
  const [lightness, chroma, hue] = color.components;
  let kept = chroma;
  while (kept > 0 && !isInSrgb({ ...color, components: [lightness, kept, hue] })) {
    kept = Math.max(0, Number((kept - 0.002).toFixed(4)));
  }
  return { ...color, components: [lightness, kept, hue] };
}
