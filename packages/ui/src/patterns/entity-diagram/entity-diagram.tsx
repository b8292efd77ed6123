import { useMemo, useState } from 'react';
import { joinClassNames } from '../../components/styling/index.ts';
import { Toggle, ToggleGroup } from '../../components/toggle-group/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { EntityDiagramProps } from './entity-diagram-props.ts';
import { EntityDrawing } from './entity-drawing.tsx';
import { entityDiagramLabels } from './labels.ts';
import { RelationList } from './relation-list.tsx';
import { relationWords } from './relation-words.ts';

/** Entities and how they are tied, drawn; and the same as a list. */
export function EntityDiagram(props: EntityDiagramProps) {
  const { label, entities, relations, most = 250, className } = props;
  const labels = useLabels(entityDiagramLabels);
  const [view, setView] = useState('diagram');
  const words = useMemo(
    () => relationWords({ entities, relations }, labels),
    [entities, relations, labels],
  );
  return (
    <div
      data-slot="entity-diagram"
      className={joinClassNames('flex min-w-0 flex-col gap-2', className)}
    >
      <ToggleGroup
        label={labels.view}
        size="small"
        required
        value={view}
        onValueChange={setView}
        className="self-start"
      >
        <Toggle value="diagram">{labels.diagram}</Toggle>
        <Toggle value="list">{labels.list}</Toggle>
      </ToggleGroup>
      {view === 'list' && <RelationList label={label} entities={entities} words={words} />}
      {view === 'diagram' && entities.length > most && (
        <p className="max-w-prose rounded-lg border border-dashed border-line-control px-4 py-6 text-ink-muted">
          {labels.tooMany(entities.length, most)}
        </p>
      )}
      {view === 'diagram' && entities.length <= most && (
        <>
          <EntityDrawing label={label} entities={entities} relations={relations} words={words} />
          <p className="text-sm text-ink-subtle">{labels.legend}</p>
        </>
      )}
    </div>
  );
}
