import type { entityDiagramLabels } from './labels.ts';
import type { EntityDiagramProps, EntityNode } from './entity-diagram-props.ts';

/** A relation of an entity to another, in words. */
export interface RelationWords {
  readonly text: string;
  /** The other one, where it is shown. */
  readonly other: EntityNode | undefined;
}

/** Returns the relations of each entity: first its own references, then references to it. */
export function relationWords(
  { entities, relations }: Pick<EntityDiagramProps, 'entities' | 'relations'>,
  labels: typeof entityDiagramLabels,
): ReadonlyMap<string, readonly RelationWords[]> {
  const shown = new Map(entities.map((entity) => [entity.id, entity]));
  const from = Map.groupBy(relations, (relation) => relation.from);
  const to = Map.groupBy(relations, (relation) => relation.to);
  const titleOf = (id: string) => shown.get(id)?.title ?? id;
  return new Map(
    entities.map(({ id }) => [
      id,
      [
        ...(from.get(id) ?? []).map((relation) => ({
          text: labels.refersTo(relation, titleOf(relation.to)),
          other: shown.get(relation.to),
        })),
        ...(to.get(id) ?? []).map((relation) => ({
          text: labels.referredBy(relation, titleOf(relation.from)),
          other: shown.get(relation.from),
        })),
      ],
    ]),
  );
}
