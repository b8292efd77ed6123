import { useId } from 'react';
import { useLabels } from '../../labels/index.ts';
import { pathThrough, type LaidOut } from '../specification-canvas/index.ts';
import { stateDiagramLabels } from './labels.ts';
import { startEdges, startNode, transitionLines } from './sizes.ts';
import type { StateDiagramProps } from './state-diagram-props.ts';

export interface TransitionLinesProps extends Pick<StateDiagramProps, 'states' | 'transitions'> {
  readonly laidOut: LaidOut;
  readonly current: string | undefined;
}

/** The transitions as arrows, from the dot at which records begin. */
export function TransitionLines(props: TransitionLinesProps) {
  const { states, transitions, laidOut, current } = props;
  const arrow = useId();
  const start = laidOut.nodes.get(startNode.id);
  const edges = [...startEdges(states), ...transitions];
  return (
    <svg
      aria-hidden="true"
      width={laidOut.width}
      height={laidOut.height}
      style={{ insetInlineStart: 0 }}
      className="pointer-events-none absolute top-0 overflow-visible"
    >
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
          strokeWidth={from === current ? 2 : 1.25}
          markerEnd={`url(#${arrow})`}
          className={
            from === current
              ? 'text-accent forced-colors:text-[Highlight]'
              : 'text-line-control forced-colors:text-[CanvasText]'
          }
        />
      ))}
    </svg>
  );
}

/** The label of each transition, with its roles and requirements, in the middle of its arrow. */
export function TransitionWords({ transitions, laidOut, current }: TransitionLinesProps) {
  const labels = useLabels(stateDiagramLabels);
  return transitions.map((transition) => {
    const { id, from } = transition;
    const middle = laidOut.edges.get(id)?.label;
    if (middle === undefined) return null;
    const [title, ...rest] = transitionLines(transition, labels);
    return (
      <span
        key={id}
        aria-hidden="true"
        dir="auto"
        data-current={from === current || undefined}
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
