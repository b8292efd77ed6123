import { pathThrough, type DrawnDiagram, type Point } from '../specification-canvas/index.ts';
import type { EntityRelation } from './entity-diagram-props.ts';
import { entityDiagramMessages } from './messages.ts';

export interface RelationLinesProps extends Pick<DrawnDiagram, 'laidOut' | 'focused'> {
  readonly relations: readonly EntityRelation[];
}

/** Relations as lines with their cardinalities. Each entity states its relations in words too. */
export function RelationLines({ relations, laidOut, focused }: RelationLinesProps) {
  return relations.map((relation) => {
    const points = laidOut.edges.get(relation.id)?.points ?? [];
    const own = relation.from === focused || relation.to === focused;
    return (
      <g
        key={relation.id}
        className={
          own
            ? 'text-accent forced-colors:text-[Highlight]'
            : 'text-line-control forced-colors:text-[CanvasText]'
        }
      >
        <path
          d={pathThrough(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth={own ? 2 : 1.25}
          strokeDasharray={relation.optional ? '5 4' : undefined}
        />
        <End
          at={points[0]}
          next={points[1]}
          text={relation.unique ? entityDiagramMessages.noneOrOne : entityDiagramMessages.many}
        />
        <End
          at={points.at(-1)}
          next={points.at(-2)}
          text={relation.optional ? entityDiagramMessages.noneOrOne : entityDiagramMessages.one}
        />
      </g>
    );
  });
}

interface EndProps {
  readonly at: Point | undefined;
  readonly next: Point | undefined;
  readonly text: string;
}

/** The distance of a cardinality from its box, in pixels. */
const away = 13;

function End({ at, next, text }: EndProps) {
  if (at === undefined || next === undefined) return null;
  const length = Math.max(1, Math.hypot(next.x - at.x, next.y - at.y));
  const x = at.x + ((next.x - at.x) / length) * away;
  const y = at.y + ((next.y - at.y) / length) * away;
  return (
    <>
      <circle cx={at.x} cy={at.y} r={2.5} fill="currentColor" />
      <text
        x={x}
        y={y - 6}
        textAnchor="middle"
        className="fill-current text-2xs font-medium text-ink-muted [paint-order:stroke] [stroke:var(--color-panel)] forced-colors:fill-[CanvasText] forced-colors:[stroke:Canvas]"
        strokeWidth={3}
      >
        {text}
      </text>
    </>
  );
}
