import { describe, expect, it } from 'vitest';
import { colourVisions, seenDistance } from '../../testing/tokens/colour-vision.ts';
import { colourOf } from './build/contrast-report.ts';
import type { ColorValue } from './build/format.ts';
import { themes, themeTokens } from './build/themes.ts';
import { categoryShapes, type CategoryShape } from './category-shapes.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];

/** Every two of the eight, with the number between them. */
const pairs = numbers.flatMap((first) =>
  numbers.filter((second) => second > first).map((second) => [first, second] as const),
);

/** The least distance in OKLab that people tell apart at a glance; they can see 0.02. */
const apart = 0.05;
/** Neighbours in a chart's order meet most often, in lines that carry no shape. */
const neighboursApart = 0.1;
/** Two shapes that share more than this of their area look alike when they are small. */
const alike = 0.88;

describe('simulated colour vision', () => {
  const grey: ColorValue = { colorSpace: 'oklch', components: [0.6, 0, 0] };
  const red: ColorValue = { colorSpace: 'oklch', components: [0.6, 0.16, 29] };
  const green: ColorValue = { colorSpace: 'oklch', components: [0.56, 0.12, 125] };

  it('leave greys as they are', () => {
    for (const vision of colourVisions) expect(seenDistance(grey, grey, vision)).toBe(0);
  });

  it('bring red and green together without one of the two cones that tell them', () => {
    const full = seenDistance(red, green);
    expect(seenDistance(red, green, 'protanopia')).toBeLessThan(full / 2);
    expect(seenDistance(red, green, 'deuteranopia')).toBeLessThan(full / 2);
    expect(seenDistance(red, green, 'tritanopia')).toBeGreaterThan(full / 2);
  });
});

describe.each(themes)('the categorical colours in %s', (theme) => {
  const colour = (number: number) => colourOf(themeTokens(theme), `category-${number}`);

  it.each(colourVisions)('stay apart by colour or by shape for %s', (vision) => {
    const confused = pairs.flatMap(([first, second]) => {
      const distance = seenDistance(colour(first), colour(second), vision);
      const [a, b] = [categoryShapes[first - 1], categoryShapes[second - 1]];
      if (a === undefined || b === undefined) return [`${first}, ${second}: no shape`];
      if (distance >= apart || sharedArea(a, b) < alike) return [];
      return [`${first} and ${second}: ${distance.toFixed(3)} apart, both about a ${a.name}`];
    });
    expect(confused).toEqual([]);
  });

  it.each(colourVisions)('differ from the next by colour alone for %s', (vision) => {
    const close = pairs
      .filter(([first, second]) => second === first + 1)
      .map(([first, second]) => seenDistance(colour(first), colour(second), vision))
      .filter((distance) => distance < neighboursApart);
    expect(close).toEqual([]);
  });
});

describe('the shapes', () => {
  it('are eight different ones', () => {
    expect(categoryShapes.map(({ name }) => name)).toHaveLength(8);
    const like = pairs.filter(([first, second]) => {
      const [a, b] = [categoryShapes[first - 1], categoryShapes[second - 1]];
      return a === undefined || b === undefined || sharedArea(a, b) >= alike;
    });
    expect(like).toEqual([]);
  });

  it('have about the same area, so that none seems more important', () => {
    const areas = categoryShapes.map(({ points }) => filled(points).length / 16);
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.6);
  });
});

/** Returns the overlap of two shapes, as a share of their union. */
function sharedArea(a: CategoryShape, b: CategoryShape): number {
  const [first, second] = [new Set(filled(a.points)), new Set(filled(b.points))];
  const common = [...first].filter((cell) => second.has(cell)).length;
  return common / (first.size + second.size - common);
}

/** Quarter pixels whose centre is inside. */
function filled(points: CategoryShape['points']): readonly number[] {
  const cells = Array.from({ length: 72 * 72 }, (_, index) => index);
  return cells.filter((index) =>
    isWithin(points, (index % 72) / 4 - 1, Math.floor(index / 72) / 4 - 1),
  );
}

/** Returns whether a ray to the right crosses the outline an odd number of times. */
function isWithin(points: CategoryShape['points'], x: number, y: number): boolean {
  let within = false;
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}
