import type { Box } from './view.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Returns the nearest box in a direction: a tied one if there is any, else any. */
export function nearest(
  boxes: ReadonlyMap<string, Box>,
  tied: ReadonlySet<string>,
  from: string,
  direction: Direction,
): string | undefined {
  const here = boxes.get(from);
  if (here === undefined) return undefined;
  const reached = [...boxes].flatMap(([id, box]) => {
    const far = distance(here, box, direction);
    return id === from || far === undefined ? [] : [{ id, far }];
  });
  const closest = (candidates: typeof reached) =>
    candidates.toSorted((a, b) => a.far - b.far)[0]?.id;
  return closest(reached.filter(({ id }) => tied.has(id))) ?? closest(reached);
}

/** Returns the distance in a direction, with sideways distance doubled; undefined for the other directions. */
function distance(from: Box, to: Box, direction: Direction): number | undefined {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  const [along, aside] = {
    left: [-x, y],
    right: [x, y],
    up: [-y, x],
    down: [y, x],
  }[direction] as [number, number];
  return along <= 1 ? undefined : along + 2 * Math.abs(aside);
}

/** The nodes that each node is tied to, whichever way. */
export function tiesOf(
  edges: readonly { readonly from: string; readonly to: string }[],
): (id: string) => ReadonlySet<string> {
  const ties = new Map<string, Set<string>>();
  const tie = (one: string, other: string): void => {
    const own = ties.get(one) ?? new Set();
    ties.set(one, own.add(other));
  };
  for (const { from, to } of edges) {
    tie(from, to);
    tie(to, from);
  }
  return (id) => ties.get(id) ?? none;
}

const none: ReadonlySet<string> = new Set();
