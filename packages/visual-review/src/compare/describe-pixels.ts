import type { Picture } from '../picture/index.ts';
import type { PixelDifference } from './pixel-difference.ts';
import type { Region } from './regions.ts';

/** The maximum number of regions described one by one. */
const regionsDescribed = 3;

/** Describes a difference in sentences. */
export function describePixels(
  before: Picture,
  after: Picture,
  { count, width, height, regions, recolourings }: PixelDifference,
): readonly string[] {
  const sentences: string[] = [];
  for (const [grown, more, less] of [
    [after.height - before.height, 'higher', 'lower'],
    [after.width - before.width, 'wider', 'narrower'],
  ] as const) {
    if (grown === 0) continue;
    sentences.push(`The picture is ${Math.abs(grown)} pixels ${grown > 0 ? more : less}.`);
  }
  for (const { from, to } of recolourings) sentences.push(`The colour ${from} became ${to}.`);
  const percent = (count / (width * height)) * 100;
  const share = percent < 0.1 ? 'less than 0.1' : percent.toFixed(1);
  const places = regions.length === 1 ? 'one place' : `${regions.length} places`;
  sentences.push(`${count} pixels differ (${share} %), in ${places}.`);
  const largest = regions
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, regionsDescribed);
  for (const region of largest) {
    sentences.push(
      `${region.width} × ${region.height} pixels at the ${placeOf(region, width, height)}.`,
    );
  }
  if (regions.length > regionsDescribed) {
    sentences.push(`And ${regions.length - regionsDescribed} smaller ones.`);
  }
  return sentences;
}

function placeOf(region: Region, width: number, height: number): string {
  const row = ['top', 'middle', 'bottom'][third(region.y + region.height / 2, height)]!;
  const column = ['left', 'centre', 'right'][third(region.x + region.width / 2, width)]!;
  return row === 'middle' && column === 'centre' ? 'centre' : `${row} ${column}`;
}

/** Returns 0, 1 or 2: the third of the whole that a place is in. */
function third(at: number, whole: number): number {
  return Math.min(2, Math.floor((at / whole) * 3));
}
