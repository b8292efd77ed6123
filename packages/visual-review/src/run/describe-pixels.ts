import type { PixelDifference } from '../compare/pixel-difference.ts';
import type { Region } from '../compare/regions.ts';
import type { Picture } from '../picture/picture.ts';

/** How many places are said one by one. */
const placesSaid = 3;

/** What changed in the picture, in words. */
export function describePixels(
  before: Picture,
  after: Picture,
  { count, width, height, regions, recolourings }: PixelDifference,
): readonly string[] {
  const sentences: string[] = [];
  if (before.height !== after.height) {
    const by = after.height - before.height;
    sentences.push(`The picture is ${Math.abs(by)} pixels ${by > 0 ? 'higher' : 'lower'}.`);
  }
  if (before.width !== after.width) {
    const by = after.width - before.width;
    sentences.push(`The picture is ${Math.abs(by)} pixels ${by > 0 ? 'wider' : 'narrower'}.`);
  }
  for (const { from, to } of recolourings) sentences.push(`The colour ${from} became ${to}.`);
  const share = (count / (width * height)) * 100;
  const said = share < 0.1 ? 'less than 0.1' : share.toFixed(1);
  const places = regions.length === 1 ? 'one place' : `${regions.length} places`;
  sentences.push(`${count} pixels differ (${said} %), in ${places}.`);
  const largest = regions
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, placesSaid);
  for (const region of largest) {
    sentences.push(
      `${region.width} × ${region.height} pixels at the ${placeOf(region, width, height)}.`,
    );
  }
  if (regions.length > placesSaid)
    sentences.push(`And ${regions.length - placesSaid} smaller ones.`);
  return sentences;
}

function placeOf(region: Region, width: number, height: number): string {
  const row = ['top', 'middle', 'bottom'][third(region.y + region.height / 2, height)]!;
  const column = ['left', 'centre', 'right'][third(region.x + region.width / 2, width)]!;
  if (row === 'middle' && column === 'centre') return 'centre';
  return `${row} ${column}`;
}

/** 0, 1 or 2: the third of the whole that a place lies in. */
function third(at: number, whole: number): number {
  return Math.min(2, Math.floor((at / whole) * 3));
}
