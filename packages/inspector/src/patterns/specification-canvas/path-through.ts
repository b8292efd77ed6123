import type { Point } from './view.ts';

/** A smooth line through points, as an SVG path. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    // Between two points it bends at the first, and is at its middle on the way to the next.
    return next === undefined
      ? `L${at(point)}`
      : `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return [`M${at(first)}`, ...parts].join('');
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
