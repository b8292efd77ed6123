/** Lays out beside the page: what many nodes take seconds for would hold up every key and scroll. */
import { type LayoutDirection, type LayoutEdge, type LayoutNode, layOut } from './lay-out.ts';

export interface LayoutQuestion {
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
  readonly direction: LayoutDirection;
}

addEventListener('message', ({ data }: MessageEvent<LayoutQuestion>) => {
  postMessage(layOut(data.nodes, data.edges, data.direction));
});
