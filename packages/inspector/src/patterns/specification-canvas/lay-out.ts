import { Graph, layout } from '@dagrejs/dagre';
import type { Box, Point, Size } from './view.ts';

export interface LayoutNode extends Size {
  readonly id: string;
  /** Drawn with the lines: no link, and no stop for the focus. */
  readonly mark?: boolean;
}

export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Room for words in its middle. */
  readonly label?: Size;
}

interface PlacedEdge {
  readonly points: readonly Point[];
  /** The middle of its words. */
  readonly label: Point | undefined;
}

/** Positions of everything from the top left corner of the whole, in pixels. */
export interface LaidOut extends Size {
  readonly nodes: ReadonlyMap<string, Box>;
  readonly edges: ReadonlyMap<string, PlacedEdge>;
}

/** Between parts that nothing ties, in pixels. */
const gap = 48;

/**
 * Places nodes in ranks along their edges. What nothing ties together is laid
 * out apart, and the parts side by side, so that the whole is about as wide
 * as a screen is.
 */
export function layOut(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  direction: LayoutDirection,
): LaidOut {
  const parts = tiedParts(nodes, edges);
  const along = (one: Direction) =>
    packed(parts.map((part) => layOutPart(part.nodes, part.edges, one)));
  if (direction !== 'right or down' && direction !== 'left or down') return along(direction);
  const sideways = along(direction === 'right or down' ? 'right' : 'left');
  const down = along('down');
  return room(sideways) >= room(down) ? sideways : down;
}

/** The direction of edges; of two, the one that makes the whole larger on a screen. */
export type LayoutDirection = Direction | 'right or down' | 'left or down';
type Direction = 'right' | 'left' | 'down';

/** Returns the scale at which it fits a window about twice as wide as high. */
function room({ width, height }: Size): number {
  return Math.min(2 / Math.max(1, width), 1 / Math.max(1, height));
}

interface Part {
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
}

function tiedParts(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): readonly Part[] {
  const roots = new Map(nodes.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    const next = roots.get(id) ?? id;
    if (next === id) return id;
    const root = rootOf(next);
    roots.set(id, root);
    return root;
  };
  const drawn = edges.filter(({ from, to }) => roots.has(from) && roots.has(to));
  for (const { from, to } of drawn) roots.set(rootOf(from), rootOf(to));
  const edgesOf = Map.groupBy(drawn, ({ from }) => rootOf(from));
  return [...Map.groupBy(nodes, ({ id }) => rootOf(id))]
    .map(([root, own]) => ({ nodes: own, edges: edgesOf.get(root) ?? [] }))
    .toSorted((a, b) => b.nodes.length - a.nodes.length);
}

const directions: Readonly<Record<Direction, string>> = { right: 'LR', left: 'RL', down: 'TB' };

function layOutPart(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  direction: Direction,
): LaidOut {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: directions[direction], nodesep: 28, ranksep: 72, edgesep: 18 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  for (const { id, from, to, label } of edges) {
    graph.setEdge(from, to, { ...label, labelpos: 'c' }, id);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as Partial<Size>;
  return {
    width,
    height,
    nodes: new Map(nodes.map((node) => [node.id, boxOf(graph.node(node.id) as Box)])),
    edges: new Map(
      edges.map(({ id, from, to, label }) => {
        const edge = graph.edge(from, to, id) as Partial<Point> & { readonly points?: Point[] };
        const { x, y, points = [] } = edge;
        const middle =
          label === undefined || x === undefined || y === undefined ? undefined : { x, y };
        return [id, { points, label: middle }];
      }),
    ),
  };
}

/** dagre names middles. */
function boxOf({ x, y, width, height }: Box): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Arranges parts in rows, the largest first, about one and a half times as wide as high. */
function packed(parts: readonly LaidOut[]): LaidOut {
  const area = parts.reduce((sum, part) => sum + (part.width + gap) * (part.height + gap), 0);
  const across = Math.max(Math.sqrt(area * 1.8), ...parts.map(({ width }) => width));
  const nodes = new Map<string, Box>();
  const edges = new Map<string, PlacedEdge>();
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  let width = 0;
  for (const part of parts) {
    if (x > 0 && x + part.width > across) {
      y += rowHeight + gap;
      x = 0;
      rowHeight = 0;
    }
    const by = ({ x: left, y: top }: Point): Point => ({ x: left + x, y: top + y });
    for (const [id, box] of part.nodes) nodes.set(id, { ...box, ...by(box) });
    for (const [id, { points, label }] of part.edges) {
      edges.set(id, { points: points.map(by), label: label && by(label) });
    }
    width = Math.max(width, x + part.width);
    rowHeight = Math.max(rowHeight, part.height);
    x += part.width + gap;
  }
  return { nodes, edges, width, height: y + rowHeight };
}
