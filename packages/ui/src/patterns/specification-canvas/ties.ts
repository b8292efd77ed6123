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
