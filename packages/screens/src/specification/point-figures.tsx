import type { Specification, StateField } from '@ninefold/specification';
import type { PointKey } from '@ninefold/specification/coverage';
import type { FactSection } from '@ninefold/ui/patterns/specification-facts';
import { lazy, Suspense, useMemo } from 'react';
import { entityRelations } from './facts/entity-relations.ts';
import { permissionRows } from './facts/permission-rows.ts';
import { stateDrawing } from './facts/state-drawing.ts';
import { statesAnchor } from '../addresses/index.ts';

const EntityDiagram = lazy(async () => ({
  default: (await import('@ninefold/ui/patterns/entity-diagram')).EntityDiagram,
}));
const StateDiagram = lazy(async () => ({
  default: (await import('@ninefold/ui/patterns/state-diagram')).StateDiagram,
}));
const PermissionMatrix = lazy(async () => ({
  default: (await import('@ninefold/ui/patterns/permission-matrix')).PermissionMatrix,
}));

export interface PointFigureProps {
  readonly point: PointKey;
  readonly specification: Specification;
  /** Those that a search leaves. */
  readonly sections: readonly FactSection[];
}

/** The diagram or matrix before a point's facts. */
export function PointFigure({ point, specification, sections }: PointFigureProps) {
  if (sections.length === 0) return null;
  if (point === 'entities') return <Relations specification={specification} sections={sections} />;
  if (point === 'permissions') return <Matrix specification={specification} sections={sections} />;
  return null;
}

type FigureProps = Omit<PointFigureProps, 'point'>;

function Relations({ specification, sections }: FigureProps) {
  const key = sections.map(({ id }) => id).join(' ');
  // Typing a letter that leaves the same entities redraws nothing.
  const { entities, relations } = useMemo(
    () => entityRelations(specification, new Set(key.split(' '))),
    [specification, key],
  );
  return (
    <Suspense fallback={<Place className="h-136" />}>
      <EntityDiagram
        label="Entities and their relations"
        entities={entities}
        relations={relations}
      />
    </Suspense>
  );
}

function Matrix({ specification, sections }: FigureProps) {
  const { roles, rows, unknown } = useMemo(
    () => permissionRows(specification, new Set(sections.map(({ id }) => id))),
    [specification, sections],
  );
  if (roles.length === 0 || rows.length === 0) return null;
  return (
    <Suspense fallback={<Place className="h-96" />}>
      <PermissionMatrix label="What each role may do" roles={roles} rows={rows} unknown={unknown} />
    </Suspense>
  );
}

/** Each section of the point with what is drawn of it alone. */
export function withFigures(
  specification: Specification,
  point: PointKey,
  sections: readonly FactSection[],
): readonly FactSection[] {
  if (point !== 'states') return sections;
  const fields = new Map(specification.states.map((field) => [statesAnchor(field), field]));
  return sections.map((section) => {
    const field = fields.get(section.id);
    const drawing = field && figureOf(specification, field);
    return drawing === undefined ? section : { ...section, figureBelow: drawing };
  });
}

function figureOf(specification: Specification, field: StateField) {
  const drawing = stateDrawing(specification, field);
  return (
    drawing && (
      <Suspense fallback={<Place className="h-104" />}>
        <StateDiagram {...drawing} />
      </Suspense>
    )
  );
}

/** Holds the place of what is loaded when it is first drawn. */
function Place({ className }: { readonly className: string }) {
  return <div className={`rounded-lg border border-line bg-panel ${className}`} />;
}
