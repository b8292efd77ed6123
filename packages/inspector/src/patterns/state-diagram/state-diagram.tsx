import { useDirection } from 'radix-ui/direction';
import { useMemo } from 'react';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { CanvasNode, SpecificationCanvas } from '../specification-canvas/index.ts';
import { useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import { stateDiagramMessages } from './messages.ts';
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
export function StateDiagram({ label, states, transitions }: StateDiagramProps) {
  // Arrows lead the way that one reads.
  const sideways = useDirection() === 'rtl' ? 'left' : 'right';
  const narrow = useMediaQuery('(max-width: 48rem)');
  const nodes = useMemo(() => {
    const starts = states.some(({ initial }) => initial === true);
    return [...(starts ? [startNode] : []), ...states.map(stateSize)];
  }, [states]);
  const edges = useMemo(
    () => [...startEdges(states), ...transitions.map((each) => transitionEdge(each))],
    [states, transitions],
  );
  const named = (id: string) => states.find((state) => state.id === id)?.label ?? id;
  const statementsOf = ({ id, initial = false, final = false }: StateNode) => [
    ...(initial ? [stateDiagramMessages.initial] : []),
    ...(final ? [stateDiagramMessages.final] : []),
    ...transitions
      .filter(({ from }) => from === id)
      .map(({ label: transition, to, by: roles = '', needs: fields = '' }) =>
        stateDiagramMessages.leadsTo({
          transition,
          state: named(to),
          roles,
          fields,
          known:
            roles === '' ? (fields === '' ? 'none' : 'fields') : fields === '' ? 'roles' : 'both',
        }),
      ),
  ];
  return (
    <div data-slot="state-diagram" className="flex min-w-0 flex-col gap-2">
      <SpecificationCanvas
        label={label}
        nodes={nodes}
        edges={edges}
        direction={narrow ? 'down' : sideways}
        height={440}
        loading={stateDiagramMessages.loading}
        failed={stateDiagramMessages.failed}
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
              statements={statementsOf(state)}
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
      <p className="text-sm text-ink-subtle">{stateDiagramMessages.legend}</p>
    </div>
  );
}
