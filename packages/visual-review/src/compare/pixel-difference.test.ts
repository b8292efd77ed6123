import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture/index.ts';
import { differencePicture } from './difference-picture.ts';
import { comparePixels } from './pixel-difference.ts';

type Colour = readonly [red: number, green: number, blue: number];

const colour: fc.Arbitrary<Colour> = fc.tuple(
  fc.nat({ max: 255 }),
  fc.nat({ max: 255 }),
  fc.nat({ max: 255 }),
);

/** Draws a picture from a function of place. */
function draw(width: number, height: number, at: (x: number, y: number) => Colour): Picture {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set([...at(x, y), 255], (y * width + x) * 4);
  }
  return { width, height, pixels };
}

const picture = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.nat({ max: 2 }), { minLength: width * height, maxLength: width * height })
      .map((shades) =>
        draw(width, height, (x, y) => {
          const shade = shades[y * width + x]! * 100;
          return [shade, shade, shade];
        }),
      ),
  );

const white: Colour = [255, 255, 255];
const blue: Colour = [36, 88, 197];
const violet: Colour = [138, 47, 184];

const bar = (from: number, width: number, fill: Colour): Picture =>
  draw(60, 20, (x, y) => (x >= from && x < from + width && y > 4 && y < 12 ? fill : white));

const edge = (fill: Colour): Colour => {
  const [red, green, blue] = fill.map((channel) => Math.round((channel + 255) / 2));
  return [red!, green!, blue!];
};

const slope = (shade: number): Picture =>
  draw(20, 20, (x) => {
    const value = x < 9 ? 0 : x > 9 ? 255 : shade;
    return [value, value, value];
  });

const line = (at: number): Picture => draw(20, 20, (x) => (x === at ? [0, 0, 0] : white));

const letter = (fill: Colour): Picture =>
  draw(40, 12, (x, y) => {
    if (y < 3 || y > 8 || x < 6 || x > 30) return white;
    return x === 6 || x === 30 ? edge(fill) : fill;
  });

describe('comparing pixels', () => {
  it('finds nothing between a picture and itself', () => {
    fc.assert(
      fc.property(picture, (one) => {
        const { count, regions } = comparePixels(one, { ...one, pixels: one.pixels.slice() });
        expect({ count, regions }).toEqual({ count: 0, regions: [] });
      }),
    );
  });

  it('counts every pixel that differs, and no other, in a region', () => {
    fc.assert(
      fc.property(picture, picture, (one, other) => {
        const found = comparePixels(one, other);
        const inRegions = new Uint8Array(found.mask.length);
        for (const { x, y, width, height } of found.regions) {
          for (let row = y; row < y + height; row++) {
            inRegions.fill(1, row * found.width + x, row * found.width + x + width);
          }
        }
        const marked = found.mask.filter((bit) => bit === 1).length;
        const outside = found.mask.filter((bit, at) => bit === 1 && inRegions[at] !== 1).length;
        expect({ marked, outside }).toEqual({ marked: found.count, outside: 0 });
        expect(comparePixels(other, one).count).toBe(found.count);
        expect(found.count === 0).toBe(
          Buffer.from(one.pixels).equals(other.pixels) && one.width === other.width,
        );
      }),
    );
  });

  it('finds a colour that became another, with the blends at its edges', () => {
    fc.assert(
      fc.property(colour, colour, (from, to) => {
        fc.pre(from.some((channel, index) => Math.abs(channel - to[index]!) > 8));
        const found = comparePixels(letter(from), letter(to)).recolourings;
        expect(found.map((one) => [one.from, one.to])).toEqual([[hex(from), hex(to)]]);
      }),
    );
  });

  it('finds no change of colour where something moved too', () => {
    const before = bar(10, 20, blue);
    const after = bar(14, 20, violet);
    expect(comparePixels(before, after).recolourings).toEqual([]);
    expect(comparePixels(bar(10, 20, blue), bar(14, 20, blue)).recolourings).toEqual([]);
  });

  it('finds the same shape for the same movement elsewhere and in other colours', () => {
    const light = comparePixels(bar(10, 6, blue), bar(13, 6, blue)).regions;
    const dark = comparePixels(bar(20, 6, violet), bar(23, 6, violet)).regions;
    expect(light.map(({ shape }) => shape)).toEqual(dark.map(({ shape }) => shape));
    expect(comparePixels(bar(10, 7, blue), bar(13, 7, blue)).regions[0]?.shape).not.toBe(
      light[0]?.shape,
    );
  });

  it('recognises antialiasing, but not in a line that moved by a pixel', () => {
    expect(comparePixels(slope(120), slope(140)).antialiasingOnly).toBe(true);
    expect(comparePixels(line(9), line(10)).antialiasingOnly).toBe(false);
    expect(comparePixels(slope(120), slope(240)).antialiasingOnly).toBe(false);
  });

  it('draws differing pixels in red, at the size of the larger picture', () => {
    const before = bar(10, 20, blue);
    const after = draw(60, 24, () => white);
    const found = differencePicture(after, comparePixels(before, after));
    const at = (x: number, y: number) => [
      ...found.pixels.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3),
    ];
    expect([found.width, found.height]).toEqual([60, 24]);
    expect([at(15, 6), at(0, 23), at(0, 0)]).toEqual([
      [0xd6, 0, 0x6c],
      [0xd6, 0, 0x6c],
      [255, 255, 255],
    ]);
  });
});

function hex(channels: Colour): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
