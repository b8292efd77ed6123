import { useId } from 'react';
import {
  pathThrough,
  type DrawnDiagram,
  type LayoutEdge,
  type LayoutNode,
} from '../specification-canvas/index.ts';
import { stateDiagramMessages } from './messages.ts';
import type { StateDiagramProps, StateNode, StateTransition } from './state-diagram-props.ts';

/** The dot that records begin at, as a node of the diagram. */
export const startNode: LayoutNode = { id: ' start', width: 12, height: 12, mark: true };

/** Returns the estimated width of its text in pixels. */
export function stateSize({ id, label }: StateNode): LayoutNode {
  return { id, width: Math.max(88, Math.min(220, label.length * 8 + 56)), height: 34 };
}

/** Maximum number of characters in one line of a transition's label. */
const letters = 38;

function transitionLines({ label, by, needs }: StateTransition): readonly string[] {
  return [
    label,
    ...(by === undefined ? [] : [stateDiagramMessages.by({ roles: by })]),
    ...(needs === undefined ? [] : [stateDiagramMessages.needs({ fields: needs })]),
  ];
}

export function transitionEdge(transition: StateTransition): LayoutEdge {
  const { id, from, to } = transition;
  const lines = transitionLines(transition);
  const longest = Math.min(letters, Math.max(...lines.map(({ length }) => length)));
  return { id, from, to, label: { width: longest * 6.3 + 14, height: lines.length * 15 + 6 } };
}

export function startEdges(states: readonly StateNode[]): readonly LayoutEdge[] {
  return states
    .filter(({ initial }) => initial === true)
    .map(({ id }) => ({ id: ` start ${id}`, from: startNode.id, to: id }));
}

type WordsProps = Pick<StateDiagramProps, 'transitions'> &
  Pick<DrawnDiagram, 'laidOut' | 'focused'>;

/** The transitions as arrows, from the dot at which records begin. */
export function TransitionLines({
  states,
  transitions,
  laidOut,
  focused,
}: WordsProps & Pick<StateDiagramProps, 'states'>) {
  const arrow = useId();
  const start = laidOut.nodes.get(startNode.id);
  const edges = [...startEdges(states), ...transitions];
  return (
    <>
      <marker
        id={arrow}
        viewBox="0 0 8 8"
        refX={7}
        refY={4}
        markerWidth={8}
        markerHeight={8}
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
      </marker>
      {start !== undefined && (
        <circle
          cx={start.x + start.width / 2}
          cy={start.y + start.height / 2}
          r={6}
          className="fill-ink forced-colors:fill-[CanvasText]"
        />
      )}
      {edges.map(({ id, from }) => (
        <path
          key={id}
          d={pathThrough(laidOut.edges.get(id)?.points ?? [])}
          fill="none"
          stroke="currentColor"
          strokeWidth={from === focused ? 2 : 1.25}
          markerEnd={`url(#${arrow})`}
          className={
            from === focused
              ? 'text-accent forced-colors:text-[Highlight]'
              : 'text-line-control forced-colors:text-[CanvasText]'
          }
        />
      ))}
    </>
  );
}

/** The label of each transition, with its roles and requirements, in the middle of its arrow. */
export function TransitionWords({ transitions, laidOut, focused }: WordsProps) {
  return transitions.map((transition) => {
    const { id, from } = transition;
    const middle = laidOut.edges.get(id)?.label;
    if (middle === undefined) return null;
    const [title, ...rest] = transitionLines(transition);
    return (
      <span
        key={id}
        aria-hidden="true"
        dir="auto"
        data-current={from === focused || undefined}
        className="pointer-events-none absolute top-0 flex max-w-64 flex-col items-center bg-panel px-1 text-center text-xs leading-[0.9375rem] text-ink-subtle data-current:text-accent"
        style={{
          insetInlineStart: 0,
          transform: `translate(${middle.x}px, ${middle.y}px) translate(-50%, -50%)`,
        }}
      >
        <span className="max-w-full truncate font-medium text-ink-muted">{title}</span>
        {rest.map((line) => (
          <span key={line} className="max-w-full truncate">
            {line}
          </span>
        ))}
      </span>
    );
  });
}
