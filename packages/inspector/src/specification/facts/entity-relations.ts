import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  entityPlural,
  fieldLabel,
  fieldOf,
  type Reference,
  type Specification,
} from '@ninefold/specification';
import type { EntityNode, EntityRelation } from '../../patterns/entity-diagram/index.ts';
import { entityAddress, entityAnchor } from '@ninefold/screens/inspector';

/**
 * The entities and their foreign keys, for a diagram.
 *
 * @param anchors Of the entities that are drawn, as their sections have them.
 */
export function entityRelations(specification: Specification, anchors: ReadonlySet<string>) {
  const entities = specification.entities.filter((entity) =>
    anchors.has(entityAnchor(entityId(entity))),
  );
  const drawn = new Set(entities.map(entityId));
  return {
    entities: entities.map(node),
    relations: entities.flatMap((entity) =>
      entity.references
        .filter((reference) => drawn.has(targetId(reference)))
        .map((reference) => relation(entity, reference)),
    ),
  };
}

function node(entity: Entity): EntityNode {
  const id = entityId(entity);
  const referring = new Set(entity.references.flatMap(({ fields }) => fields));
  const names = [...new Set([...entity.key, ...referring])];
  return {
    id,
    title: entityPlural(entity),
    href: entityAddress(id),
    fields: names.map((name) => ({
      label: fieldLabel(entity, name),
      key: entity.key.includes(name),
      reference: referring.has(name),
    })),
  };
}

function relation(entity: Entity, reference: Reference): EntityRelation {
  const { constraint, fields, unique } = reference;
  const from = entityId(entity);
  return {
    id: `${from} ${constraint} ${fields.join(' ')}`,
    from,
    to: targetId(reference),
    label: formatList(fields.map((name) => fieldLabel(entity, name))),
    unique,
    optional: fields.some((name) => fieldOf(entity, name)?.nullable === true),
  };
}

function targetId({ entity, schema }: Reference): string {
  return entityId({ name: entity, schema });
}
