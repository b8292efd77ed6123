import type { ColorValue } from './format.ts';

/**
 * Contrast of two opaque colours by WCAG 2.2 ("contrast ratio"), 1 to 21.
 * Colours outside sRGB are clipped to it, as most screens would.
 */
export function contrastRatio(first: ColorValue, second: ColorValue): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(color: ColorValue): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * OKLCH to linear-light sRGB, clipped to it: polar to OKLab, to cone responses, to sRGB.
 * The matrices are those of CSS Color 4, section 18 ("Sample code for color
 * conversions").
 */
export function linearRgb(color: ColorValue): [number, number, number] {
  const [red, green, blue] = unclippedLinearRgb(color);
  return [clip(red), clip(green), clip(blue)];
}

/** The same for a colour that sRGB may lack: a channel below 0 or above 1. */
function unclippedLinearRgb({
  components: [lightness, chroma, hue],
}: ColorValue): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** A channel may miss its end by what rounding to a byte hides. */
const tolerance = 0.0005;

/** Returns whether sRGB contains the colour, so that every screen can show it. */
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
