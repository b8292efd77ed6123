import { useDirection } from 'radix-ui/direction';
import { useMemo, useRef } from 'react';
import { useLabels } from '../../labels/index.ts';
import {
  type Box,
  type CanvasHandle,
  DiagramFrame,
  type LaidOut,
  SpecificationCanvas,
  tiesOf,
  useLayout,
  useNodeFocus,
} from '../specification-canvas/index.ts';
import type { EntityDiagramProps } from './entity-diagram-props.ts';
import { EntityNodeBox } from './entity-node.tsx';
import { entityDiagramLabels } from './labels.ts';
import { nodeSize } from './node-size.ts';
import { RelationLines } from './relation-lines.tsx';
import type { RelationWords } from './relation-words.ts';

export interface EntityDrawingProps extends Pick<
  EntityDiagramProps,
  'label' | 'entities' | 'relations'
> {
  readonly words: ReadonlyMap<string, readonly RelationWords[]>;
}

const height = 560;

/** Of so many the better of two layouts is worth computing both. */
const few = 80;

/** The diagram itself. Arrows lead from an entity to the ones that it is tied to. */
export function EntityDrawing(props: EntityDrawingProps) {
  const labels = useLabels(entityDiagramLabels);
  const { entities, relations } = props;
  const sizes = useMemo(() => entities.map(nodeSize), [entities]);
  const edges = useMemo(() => relations.map(({ id, from, to }) => ({ id, from, to })), [relations]);
  // Lines lead the way that one reads.
  const sideways = useDirection() === 'rtl' ? 'left' : 'right';
  const laidOut = useLayout(sizes, edges, entities.length > few ? 'down' : `${sideways} or down`);
  return (
    <DiagramFrame laidOut={laidOut} height={height} loading={labels.loading} failed={labels.failed}>
      {(placed) => <Drawn {...props} laidOut={placed} />}
    </DiagramFrame>
  );
}

function Drawn(props: EntityDrawingProps & { readonly laidOut: LaidOut }) {
  const { label, entities, relations, words, laidOut } = props;
  const canvas = useRef<CanvasHandle>(null);
  const ties = useMemo(() => tiesOf(relations), [relations]);
  const { focused, nodeProps } = useNodeFocus(canvas, laidOut.nodes, ties);
  const tied = focused === undefined ? undefined : ties(focused);
  return (
    <SpecificationCanvas
      ref={canvas}
      label={label}
      plane={laidOut}
      height={height}
      opensAt={mostTied(laidOut, ties)}
    >
      <RelationLines relations={relations} laidOut={laidOut} current={focused} />
      <ul aria-label={label}>
        {entities.map((entity) => {
          const box = laidOut.nodes.get(entity.id);
          return box === undefined ? null : (
            <EntityNodeBox
              key={entity.id}
              entity={entity}
              box={box}
              tied={tied?.has(entity.id) === true}
              description={(words.get(entity.id) ?? []).map(({ text }) => text).join('; ')}
              link={nodeProps(entity.id)}
            />
          );
        })}
      </ul>
    </SpecificationCanvas>
  );
}

/** Where a diagram that is too large to be read as a whole opens. */
function mostTied({ nodes }: LaidOut, ties: (id: string) => ReadonlySet<string>): Box | undefined {
  const [first] = [...nodes].toSorted(([a], [b]) => ties(b).size - ties(a).size);
  return first?.[1];
}
