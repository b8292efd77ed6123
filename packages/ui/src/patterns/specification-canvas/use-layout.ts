import { useEffect, useState } from 'react';
import type { LaidOut, LayoutDirection, LayoutEdge, LayoutNode } from './lay-out.ts';

/**
 * Where everything lies; undefined until that is known: what computes it is
 * loaded with the first diagram. `failed` where it cannot be loaded.
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
    let left = false;
    const compute = async () => {
      const { layOut } = await import('./lay-out.ts');
      if (!left) setLaidOut(layOut(nodes, edges, direction));
    };
    compute().catch(() => {
      if (!left) setLaidOut('failed');
    });
    return () => {
      left = true;
    };
  }, [nodes, edges, direction]);
  return laidOut;
}
