import { linearRgb } from '../../src/tokens/build/contrast.ts';
import type { ColorValue } from '../../src/tokens/build/format.ts';

type Row = readonly [number, number, number];

/** A kind of colour vision: with all three kinds of cones, or without one of them. */
export type ColourVision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/**
 * Linear-light sRGB as it is seen without one kind of cones, after Machado,
 * Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency" (2009), table 1, severity 1.
 */
const simulations: Readonly<Record<ColourVision, readonly [Row, Row, Row]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const colourVisions = Object.keys(simulations) as readonly ColourVision[];

/**
 * How far apart two colours are to a person: the distance in OKLab, where
 * about 0.02 is the least that can be told and black and white are 1 apart.
 */
export function seenDistance(
  first: ColorValue,
  second: ColorValue,
  vision: ColourVision = 'full',
): number {
  const [a, b] = [seenAs(first, vision), seenAs(second, vision)].map(oklab);
  if (a === undefined || b === undefined) return 0;
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The colour as somebody with this vision sees it: linear-light sRGB, each channel 0 to 1. */
export function seenAs(color: ColorValue, vision: ColourVision): Row {
  const [red, green, blue] = linearRgb(color);
  const [first, second, third] = simulations[vision].map(([r, g, b]) =>
    Math.min(1, Math.max(0, r * red + g * green + b * blue)),
  );
  return [first ?? 0, second ?? 0, third ?? 0];
}

/** The inverse of `linearRgb`'s second half: CSS Color 4, section 18. */
function oklab([red, green, blue]: Row): Row {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
