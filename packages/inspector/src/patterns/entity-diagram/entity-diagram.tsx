import { useDirection } from 'radix-ui/direction';
import { useMemo, useState } from 'react';
import { Toggle, ToggleGroup } from '@ninefold/ui/components/toggle-group';
import { SpecificationCanvas } from '../specification-canvas/index.ts';
import type { EntityDiagramProps } from './entity-diagram-props.ts';
import { EntityNodeBox, nodeSize } from './entity-node.tsx';
import { entityDiagramMessages } from './messages.ts';
import { RelationLines } from './relation-lines.tsx';
import { RelationList, relationWords, type RelationWords } from './relation-list.tsx';

/** Entities and how they are tied, drawn; and the same as a list. */
export function EntityDiagram(props: EntityDiagramProps) {
  const { label, entities, most = 250 } = props;
  const [view, setView] = useState('diagram');
  const words = relationWords(props);
  return (
    <div data-slot="entity-diagram" className="flex min-w-0 flex-col gap-2">
      <ToggleGroup
        label={entityDiagramMessages.view}
        size="small"
        required
        value={view}
        onValueChange={setView}
        className="self-start"
      >
        <Toggle value="diagram">{entityDiagramMessages.diagram}</Toggle>
        <Toggle value="list">{entityDiagramMessages.list}</Toggle>
      </ToggleGroup>
      {view === 'list' && <RelationList label={label} entities={entities} words={words} />}
      {view === 'diagram' && entities.length > most && (
        <p className="max-w-prose rounded-lg border border-dashed border-line-control px-4 py-6 text-ink-muted">
          {entityDiagramMessages.tooMany({ count: entities.length, most })}
        </p>
      )}
      {view === 'diagram' && entities.length <= most && (
        <>
          <EntityDrawing {...props} words={words} />
          <p className="text-sm text-ink-subtle">{entityDiagramMessages.legend}</p>
        </>
      )}
    </div>
  );
}

interface EntityDrawingProps extends EntityDiagramProps {
  readonly words: ReadonlyMap<string, readonly RelationWords[]>;
}

/** Up to this many entities, two layouts are computed and the better one is used. */
const few = 80;

/** The diagram itself. Arrows lead from an entity to the ones that it is tied to. */
function EntityDrawing({ label, entities, relations, words }: EntityDrawingProps) {
  const nodes = useMemo(() => entities.map(nodeSize), [entities]);
  const edges = useMemo(() => relations.map(({ id, from, to }) => ({ id, from, to })), [relations]);
  // Lines lead the way that one reads.
  const sideways = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <SpecificationCanvas
      label={label}
      nodes={nodes}
      edges={edges}
      direction={entities.length > few ? 'down' : `${sideways} or down`}
      height={560}
      opensAtHub
      loading={entityDiagramMessages.loading}
      failed={entityDiagramMessages.failed}
      renderLines={(drawn) => <RelationLines relations={relations} {...drawn} />}
    >
      {({ isTied, nodeProps }) =>
        entities.map((entity) => (
          <EntityNodeBox
            key={entity.id}
            {...nodeProps(entity.id)}
            entity={entity}
            tied={isTied(entity.id)}
            statements={(words.get(entity.id) ?? []).map(({ text }) => text)}
          />
        ))
      }
    </SpecificationCanvas>
  );
}
