/**
 * The shape of each of the eight categorical colours, so that they can be distinguished without
 * colour alone: `color-category-1` is drawn as `categoryShapes[0]`, and so on. Each is a polygon in a
 * square of 16 by 16, all of about the same area.
 */
export interface CategoryShape {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export const categoryShapes: readonly CategoryShape[] = [
  { name: 'circle', points: regular(32, 6.2) },
  { name: 'square', points: regular(4, 7.8, 45) },
  { name: 'triangle', points: regular(3, 9, 0, 1.6) },
  { name: 'diamond', points: regular(4, 7.9) },
  { name: 'cross', points: cross(2.2, 7.2) },
  { name: 'triangle pointing down', points: regular(3, 9, 180, -1.6) },
  { name: 'star', points: star(5, 8.4, 3.9) },
  { name: 'bar', points: bar(7.8, 3.6) },
];

/** The shape as an SVG path in a view box of `0 0 16 16`. */
export function categoryPath({ points }: CategoryShape): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function regular(corners: number, radius: number, turned = 0, down = 0): CategoryShape['points'] {
  return Array.from({ length: corners }, (_, index) =>
    onCircle(radius, turned + (360 / corners) * index, down),
  );
}

function star(rays: number, outer: number, inner: number): CategoryShape['points'] {
  return Array.from({ length: rays * 2 }, (_, index) =>
    onCircle(index % 2 === 0 ? outer : inner, (180 / rays) * index, 0.4),
  );
}

function cross(half: number, reach: number): CategoryShape['points'] {
  const corners = [
    [-half, -reach],
    [half, -reach],
    [half, -half],
    [reach, -half],
    [reach, half],
    [half, half],
    [half, reach],
    [-half, reach],
    [-half, half],
    [-reach, half],
    [-reach, -half],
    [-half, -half],
  ] as const;
  return corners.map(([x, y]) => [8 + x, 8 + y] as const);
}

function bar(halfWidth: number, halfHeight: number): CategoryShape['points'] {
  return [
    [8 - halfWidth, 8 - halfHeight],
    [8 + halfWidth, 8 - halfHeight],
    [8 + halfWidth, 8 + halfHeight],
    [8 - halfWidth, 8 + halfHeight],
  ];
}

/** Degrees clockwise from the top. */
function onCircle(radius: number, degrees: number, down: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [rounded(8 + radius * Math.sin(angle)), rounded(8 + down - radius * Math.cos(angle))];
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
