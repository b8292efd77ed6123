import { useEffect, useState } from 'react';
import { layOutApart } from './lay-out-apart.ts';
import type { LaidOut, LayoutDirection, LayoutEdge, LayoutNode } from './lay-out.ts';

/** So many are laid out before a worker would have begun; more are, beside the page. */
export const fewNodes = 80;

/**
 * Where everything lies; undefined until that is known: what computes it is
 * loaded with the first diagram, and computes many beside the page, which goes
 * on meanwhile. `failed` where it cannot be loaded.
 *
 * @param nodes Kept the same while nothing changes, as `edges` are.
 */
export function useLayout(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  direction: LayoutDirection,
): LaidOut | 'failed' | undefined {
  const [laidOut, setLaidOut] = useState<LaidOut | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const compute = async (): Promise<LaidOut> => {
      if (nodes.length > fewNodes) return layOutApart({ nodes, edges, direction }, signal);
      const { layOut } = await import('./lay-out.ts');
      return layOut(nodes, edges, direction);
    };
    const take = (found: LaidOut | 'failed'): void => {
      if (!signal.aborted) setLaidOut(found);
    };
    compute().then(take, () => take('failed'));
    return () => leaving.abort();
  }, [nodes, edges, direction]);
  return laidOut;
}
