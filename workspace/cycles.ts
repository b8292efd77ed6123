/** One thing that depends on another: a file on a file that it imports. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the shortest cycle of each group of things that all depend on one another, arrow by arrow. Several
 * cycles through the same things are one group: the next is found once the shortest is broken.
 */
export function shortestCycles<Each extends Arrow>(
  arrows: readonly Each[],
): readonly (readonly Each[])[] {
  const leaving = Map.groupBy(arrows, ({ from }) => from);
  return connectedGroups(leaving).flatMap((group) => {
    const cycles = [...group].flatMap((start) => {
      const cycle = cycleFrom(start, leaving, group);
      return cycle === undefined ? [] : [cycle];
    });
    const [shortest] = cycles.sort((one, other) => one.length - other.length);
    return shortest === undefined ? [] : [shortest];
  });
}

/** Returns the strongly connected components of a graph, by Tarjan's algorithm. */
function connectedGroups(
  leaving: ReadonlyMap<string, readonly Arrow[]>,
): readonly ReadonlySet<string>[] {
  const groups: ReadonlySet<string>[] = [];
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const closed = new Set<string>();
  /** Returns the lowest number that a node reaches among the open ones. */
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let lowest = number;
    for (const { to } of leaving.get(node) ?? []) {
      if (!closed.has(to)) lowest = Math.min(lowest, numbers.get(to) ?? visit(to));
    }
    if (lowest === number) {
      const group = new Set(open.splice(open.indexOf(node)));
      for (const member of group) closed.add(member);
      groups.push(group);
    }
    return lowest;
  };
  for (const node of leaving.keys()) if (!numbers.has(node)) visit(node);
  return groups;
}

/** Returns the shortest way within a group from a node back to itself; undefined where there is none. */
function cycleFrom<Each extends Arrow>(
  start: string,
  leaving: ReadonlyMap<string, readonly Each[]>,
  group: ReadonlySet<string>,
): readonly Each[] | undefined {
  const reached = new Set<string>();
  const ways: (readonly Each[])[] = [[]];
  for (const way of ways) {
    for (const arrow of leaving.get(way.at(-1)?.to ?? start) ?? []) {
      if (arrow.to === start) return [...way, arrow];
      if (!group.has(arrow.to) || reached.has(arrow.to)) continue;
      reached.add(arrow.to);
      ways.push([...way, arrow]);
    }
  }
  return undefined;
}
