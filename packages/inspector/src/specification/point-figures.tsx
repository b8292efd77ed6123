import type { Specification } from '@ninefold/specification';
import type { PointKey } from '@ninefold/specification/coverage';
import type { FactSection } from '../patterns/specification-facts/index.ts';
import { useMemo } from 'react';
import { deferred, statesAnchor, useScreen } from '@ninefold/screens/inspector';
import { entityRelations } from './facts/entity-relations.ts';
import { permissionRows } from './facts/permission-rows.ts';
import { stateDrawing } from './facts/states.ts';
import { specificationPointMessages } from './messages.ts';

const EntityDiagram = deferred(
  () => import('../patterns/entity-diagram/index.ts'),
  'EntityDiagram',
  <Place className="h-136" />,
);
const StateDiagram = deferred(
  () => import('../patterns/state-diagram/index.ts'),
  'StateDiagram',
  <Place className="h-104" />,
);
const PermissionMatrix = deferred(
  () => import('../patterns/permission-matrix/index.ts'),
  'PermissionMatrix',
  <Place className="h-96" />,
);

interface FigureProps {
  readonly specification: Specification;
  /** Facts that match the search. */
  readonly sections: readonly FactSection[];
}

/** The diagram or matrix before a point's facts. */
export function PointFigure({ point, ...props }: FigureProps & { readonly point: PointKey }) {
  if (props.sections.length === 0) return null;
  if (point === 'entities') return <Relations {...props} />;
  return point === 'permissions' && <Matrix {...props} />;
}

function Relations({ specification, sections }: FigureProps) {
  const key = sections.map(({ id }) => id).join(' ');
  // Typing a letter that leaves the same entities redraws nothing.
  const drawing = useMemo(
    () => entityRelations(specification, new Set(key.split(' '))),
    [specification, key],
  );
  return <EntityDiagram label={specificationPointMessages.relations} {...drawing} />;
}

function Matrix({ specification, sections }: FigureProps) {
  const matrix = useMemo(
    () => permissionRows(specification, new Set(sections.map(({ id }) => id))),
    [specification, sections],
  );
  const [own] = useScreen().roles;
  if (matrix.roles.length === 0 || matrix.rows.length === 0) return null;
  return (
    <PermissionMatrix
      label={specificationPointMessages.permissions}
      initialRole={own}
      {...matrix}
    />
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
    const drawing = field && stateDrawing(specification, field);
    return drawing ? { ...section, figureBelow: <StateDiagram {...drawing} /> } : section;
  });
}

/** Holds the place of what is loaded when it is first drawn. */
function Place({ className }: { readonly className: string }) {
  return <div className={`rounded-lg border border-line bg-panel ${className}`} />;
}
