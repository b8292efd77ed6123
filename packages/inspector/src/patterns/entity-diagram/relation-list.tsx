import { Link } from '@ninefold/ui/components/link';
import type { EntityDiagramProps, EntityNode } from './entity-diagram-props.ts';
import { entityDiagramMessages } from './messages.ts';

/** A relation of an entity to another, in words. */
export interface RelationWords {
  readonly text: string;
  /** The other one, where it is shown. */
  readonly other: EntityNode | undefined;
}

/** Returns the relations of each entity: first its own references, then references to it. */
export function relationWords({
  entities,
  relations,
}: Pick<EntityDiagramProps, 'entities' | 'relations'>): ReadonlyMap<
  string,
  readonly RelationWords[]
> {
  const shown = new Map(entities.map((entity) => [entity.id, entity]));
  const from = Map.groupBy(relations, (relation) => relation.from);
  const to = Map.groupBy(relations, (relation) => relation.to);
  const titleOf = (id: string) => shown.get(id)?.title ?? id;
  return new Map(
    entities.map(({ id }) => [
      id,
      [
        ...(from.get(id) ?? []).map((relation) => ({
          text: entityDiagramMessages[relation.optional ? 'refersToNoneOrOne' : 'refersToOne']({
            field: relation.label,
            entities: titleOf(relation.to),
          }),
          other: shown.get(relation.to),
        })),
        ...(to.get(id) ?? []).map((relation) => ({
          text: entityDiagramMessages[relation.unique ? 'referredByOne' : 'referredByMany']({
            field: relation.label,
            entities: titleOf(relation.from),
          }),
          other: shown.get(relation.from),
        })),
      ],
    ]),
  );
}

interface RelationListProps {
  readonly label: string;
  readonly entities: readonly EntityNode[];
  readonly words: ReadonlyMap<string, readonly RelationWords[]>;
}

/** Lists the relations of the diagram as text. */
export function RelationList({ label, entities, words }: RelationListProps) {
  return (
    <ul
      aria-label={label}
      className="grid max-h-[32rem] gap-x-6 gap-y-4 overflow-y-auto rounded-lg border border-line bg-panel px-4 py-3 sm:grid-cols-2 xl:grid-cols-3"
    >
      {entities.map(({ id, title, href }) => {
        const ties = words.get(id) ?? [];
        return (
          <li
            key={id}
            className="min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_5rem]"
          >
            <Link href={href} className="font-medium break-words">
              <bdi>{title}</bdi>
            </Link>
            {ties.length === 0 ? (
              <p className="text-md text-ink-subtle">{entityDiagramMessages.noRelations}</p>
            ) : (
              <ul className="text-md text-ink-muted">
                {ties.map(({ text }, index) => (
                  <li key={index} className="break-words">
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
