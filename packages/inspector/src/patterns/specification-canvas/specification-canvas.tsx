import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { InlineMessage } from '@ninefold/ui/components/inline-message';
import { Anchor } from '@ninefold/ui/components/link';
import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import type { LaidOut, LayoutDirection, LayoutEdge, LayoutNode } from './lay-out.ts';
import { specificationCanvasMessages } from './messages.ts';
import { nearest, tiesOf, type Direction } from './nearest.ts';
import type { Box } from './view.ts';
import { Viewport, type ViewportHandle } from './viewport.tsx';

export interface SpecificationCanvasProps {
  /** The accessible name of the diagram. */
  readonly label: string;
  /** Kept the same while nothing changes, as `edges` are. */
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
  readonly direction: LayoutDirection;
  /** The maximum height in pixels. */
  readonly height: number;
  /** Opens at the node with the most edges where all of it would be too small to be read. */
  readonly opensAtHub?: boolean;
  readonly loading: string;
  readonly failed: string;
  /** Returns the SVG elements of the lines. */
  readonly renderLines: (diagram: DrawnDiagram) => ReactNode;
  /** Returns the words of the lines, drawn over them. */
  readonly renderWords?: (diagram: DrawnDiagram) => ReactNode;
  /** Returns the CanvasNodes, a list. */
  readonly children: (diagram: DrawnDiagram) => ReactNode;
}

export interface DrawnDiagram {
  readonly laidOut: LaidOut;
  /** The node that has the focus. */
  readonly focused: string | undefined;
  readonly isTied: (id: string) => boolean;
  readonly nodeProps: (id: string) => Omit<CanvasNodeProps, 'statements'>;
}

/** A diagram that is moved and zoomed: by pointer, wheel, two fingers, buttons and keys. */
export function SpecificationCanvas(props: SpecificationCanvasProps) {
  const { nodes, edges, direction, height, loading, failed } = props;
  const laidOut = useLayout(nodes, edges, direction);
  if (laidOut === undefined) {
    return (
      <Loading label={loading}>
        <Skeleton
          shape="block"
          style={{ blockSize: `min(${height}px, 75dvh)` }}
          className="rounded-lg"
        />
      </Loading>
    );
  }
  if (laidOut === 'failed') return <InlineMessage tone="warning">{failed}</InlineMessage>;
  return <Canvas {...props} laidOut={laidOut} />;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function Canvas(props: SpecificationCanvasProps & { readonly laidOut: LaidOut }) {
  const { label, nodes, edges, height, opensAtHub = false, laidOut } = props;
  const viewport = useRef<ViewportHandle>(null);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const [stop, setStop] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const ties = tiesOf(edges);
  const marks = new Set(nodes.flatMap(({ id, mark }) => (mark ? [id] : [])));
  const boxes = new Map([...laidOut.nodes].filter(([id]) => !marks.has(id)));
  const [first] = boxes.keys();
  const [hub] = [...boxes].toSorted(([a], [b]) => ties(b).size - ties(a).size);
  const current = stop !== undefined && boxes.has(stop) ? stop : first;
  const diagram: DrawnDiagram = {
    laidOut,
    focused,
    isTied: (id) => focused !== undefined && ties(focused).has(id),
    nodeProps: (id) => ({
      box: boxes.get(id),
      ref: (element) => {
        if (element === null) links.current.delete(id);
        else links.current.set(id, element);
      },
      tabIndex: id === current ? 0 : -1,
      // What has the focus is in sight.
      onFocus: () => {
        const box = boxes.get(id);
        setStop(id);
        setFocused(id);
        if (box !== undefined) viewport.current?.reveal(box);
      },
      onBlur: () => setFocused(undefined),
      // Arrow keys lead from node to node, to those that it is tied to first.
      onKeyDown: (event) => {
        const direction = arrows[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        const next = nearest(boxes, ties(id), id, direction);
        // The plane is moved to it; the page stays where it is.
        if (next !== undefined) links.current.get(next)?.focus({ preventScroll: true });
      },
    }),
  };
  return (
    <Viewport
      ref={viewport}
      label={label}
      plane={laidOut}
      height={height}
      opensAt={opensAtHub ? hub?.[1] : undefined}
    >
      <svg
        aria-hidden="true"
        width={laidOut.width}
        height={laidOut.height}
        style={{ insetInlineStart: 0 }}
        className="pointer-events-none absolute top-0 overflow-visible"
      >
        {props.renderLines(diagram)}
      </svg>
      {props.renderWords?.(diagram)}
      <ul aria-label={label}>{props.children(diagram)}</ul>
    </Viewport>
  );
}

export interface CanvasNodeProps extends ComponentProps<typeof Anchor> {
  /** Its place; undefined until the layout knows it. */
  readonly box: Box | undefined;
  /** Read out after the content. */
  readonly statements: readonly string[];
}

/** A node of a diagram, in its place: a link to where it is described. */
export function CanvasNode({ box, statements, ...props }: CanvasNodeProps) {
  const describedBy = useId();
  if (box === undefined) return null;
  return (
    <li
      className="absolute top-0"
      style={{
        insetInlineStart: 0,
        transform: `translate(${box.x}px, ${box.y}px)`,
        inlineSize: box.width,
        blockSize: box.height,
      }}
    >
      <Anchor draggable={false} {...props} aria-describedby={describedBy} />
      <span id={describedBy} hidden>
        {joined(statements)}
      </span>
    </li>
  );
}

function joined([statement = '', ...others]: readonly string[]): string {
  return others.reduce(
    (first, second) => specificationCanvasMessages.joined({ first, second }),
    statement,
  );
}

/**
 * Where everything lies; undefined until that is known: what computes it is
 * loaded with the first diagram. `failed` where it cannot be loaded.
 *
 * @param nodes Kept the same while nothing changes, as `edges` are.
 */
function useLayout(
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
