import { useDirection } from 'radix-ui/direction';
import { useMemo } from 'react';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { useLabels } from '../../labels/index.ts';
import { CanvasNode, SpecificationCanvas } from '../specification-canvas/index.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { stateDiagramLabels } from './labels.ts';
import type { StateDiagramProps, StateNode } from './state-diagram-props.ts';
import {
  startEdges,
  startNode,
  stateSize,
  transitionEdge,
  TransitionLines,
  TransitionWords,
} from './transition-lines.tsx';

/** The states of a record and the transitions between them. Say the same in a list beside it. */
export function StateDiagram({ label, states, transitions, className }: StateDiagramProps) {
  const labels = useLabels(stateDiagramLabels);
  // Arrows lead the way that one reads.
  const sideways = useDirection() === 'rtl' ? 'left' : 'right';
  const narrow = useMediaQuery('(max-width: 48rem)');
  const nodes = useMemo(() => {
    const starts = states.some(({ initial }) => initial === true);
    return [...(starts ? [startNode] : []), ...states.map(stateSize)];
  }, [states]);
  const edges = useMemo(
    () => [...startEdges(states), ...transitions.map((each) => transitionEdge(each, labels))],
    [states, transitions, labels],
  );
  const named = (id: string) => states.find((state) => state.id === id)?.label ?? id;
  const descriptionOf = ({ id, initial = false, final = false }: StateNode) =>
    [
      ...(initial ? [labels.initial] : []),
      ...(final ? [labels.final] : []),
      ...transitions
        .filter(({ from }) => from === id)
        .map((transition) => labels.leadsTo(transition, named(transition.to))),
    ].join('; ');
  return (
    <div
      data-slot="state-diagram"
      className={joinClassNames('flex min-w-0 flex-col gap-2', className)}
    >
      <SpecificationCanvas
        label={label}
        nodes={nodes}
        edges={edges}
        direction={narrow ? 'down' : sideways}
        height={440}
        loading={labels.loading}
        failed={labels.failed}
        renderLines={(drawn) => (
          <TransitionLines states={states} transitions={transitions} {...drawn} />
        )}
        renderWords={(drawn) => <TransitionWords transitions={transitions} {...drawn} />}
      >
        {({ nodeProps }) =>
          states.map((state) => (
            <CanvasNode
              key={state.id}
              {...nodeProps(state.id)}
              description={descriptionOf(state)}
              href={state.href}
              data-final={state.final || undefined}
              // A final state has a double border.
              className="flex size-full items-center justify-center rounded-lg border border-line-control bg-panel px-1 no-underline hover:border-accent focus-visible:outline-2 focus-visible:outline-offset-1 data-final:border-4 data-final:border-double forced-colors:border-[CanvasText]"
            >
              <StatusBadge tone={state.tone} className="bg-transparent">
                <bdi>{state.label}</bdi>
              </StatusBadge>
            </CanvasNode>
          ))
        }
      </SpecificationCanvas>
      <p className="text-sm text-ink-subtle">{labels.legend}</p>
    </div>
  );
}
