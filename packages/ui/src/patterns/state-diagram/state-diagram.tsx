import { useDirection } from 'radix-ui/direction';
import { useMemo, useRef } from 'react';
import { joinClassNames } from '../../components/styling/index.ts';
import { useLabels } from '../../labels/index.ts';
import {
  type CanvasHandle,
  DiagramFrame,
  type LaidOut,
  SpecificationCanvas,
  tiesOf,
  useLayout,
  useNodeFocus,
} from '../specification-canvas/index.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { stateDiagramLabels } from './labels.ts';
import { startEdges, startNode, stateSize, transitionEdge } from './sizes.ts';
import type { StateDiagramProps } from './state-diagram-props.ts';
import { StateNodeBox } from './state-node.tsx';
import { TransitionLines, TransitionWords } from './transition-lines.tsx';

const height = 440;

/**
 * The states that a record is in one after the other, and the ways between
 * them. Say the same in a list beside it.
 */
export function StateDiagram(props: StateDiagramProps) {
  const { states, transitions, className } = props;
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
  const laidOut = useLayout(nodes, edges, narrow ? 'down' : sideways);
  return (
    <div
      data-slot="state-diagram"
      className={joinClassNames('flex min-w-0 flex-col gap-2', className)}
    >
      <DiagramFrame
        laidOut={laidOut}
        height={height}
        loading={labels.loading}
        failed={labels.failed}
      >
        {(placed) => <Drawn {...props} laidOut={placed} />}
      </DiagramFrame>
      <p className="text-sm text-ink-subtle">{labels.legend}</p>
    </div>
  );
}

interface DrawnProps extends StateDiagramProps {
  readonly laidOut: LaidOut;
}

function Drawn({ label, states, transitions, laidOut }: DrawnProps) {
  const labels = useLabels(stateDiagramLabels);
  const canvas = useRef<CanvasHandle>(null);
  const ties = useMemo(() => tiesOf(transitions), [transitions]);
  const boxes = useMemo(
    () => new Map([...laidOut.nodes].filter(([id]) => id !== startNode.id)),
    [laidOut],
  );
  const { focused, nodeProps } = useNodeFocus(canvas, boxes, ties);
  const lines = { states, transitions, laidOut, current: focused };
  const named = (id: string) => states.find((state) => state.id === id)?.label ?? id;
  return (
    <SpecificationCanvas ref={canvas} label={label} plane={laidOut} height={height}>
      <TransitionLines {...lines} />
      <TransitionWords {...lines} />
      <ul aria-label={label}>
        {states.map((state) => {
          const box = laidOut.nodes.get(state.id);
          const description = [
            ...(state.initial === true ? [labels.initial] : []),
            ...(state.final === true ? [labels.final] : []),
            ...transitions
              .filter(({ from }) => from === state.id)
              .map((transition) => labels.leadsTo(transition, named(transition.to))),
          ].join('; ');
          return box === undefined ? null : (
            <StateNodeBox
              key={state.id}
              state={state}
              box={box}
              description={description}
              link={nodeProps(state.id)}
            />
          );
        })}
      </ul>
    </SpecificationCanvas>
  );
}
