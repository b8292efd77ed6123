import type { RelatedList } from '@ninefold/data/records';
import { type Declaration, type Entity, entityId, type Reference } from '@ninefold/specification';

/** Keyed by `entityId`: the tables that are declared to store the changes of an entity's records. */
export function historiesOf({ entities = {} }: Declaration, entity: Entity): readonly string[] {
  return Object.entries(entities).flatMap(([id, declared]) =>
    declared?.history?.of.includes(entityId(entity)) === true ? [id] : [],
  );
}

/**
 * Returns the lists of changes that belong to an entity's records by their key alone. A history that
 * refers to the record has its list already.
 *
 * @param lists The lists that belong to the records by a reference.
 */
export function historyLists(
  entities: readonly Entity[],
  entity: Entity,
  lists: readonly RelatedList[],
): readonly RelatedList[] {
  if (entity.key.length !== 1) return [];
  const id = entityId(entity);
  return entities.flatMap((from): RelatedList[] => {
    const history = from.history?.value;
    if (history?.of.includes(id) !== true || lists.some((list) => list.entity === from)) return [];
    return [
      {
        name: `${entityId(from)} of ${id}`,
        kind: 'incoming',
        entity: from,
        reference: keyReference(entity, [history.record], from),
        filters: [{ field: history.entity, operator: 'eq', values: [id] }],
      },
    ];
  });
}

/** Refers to a record by its key, with no foreign key in the database. */
export function keyReference(to: Entity, fields: readonly string[], from = to): Reference {
  return {
    constraint: `${entityId(from)} record`,
    fields,
    entity: to.name,
    schema: to.schema,
    referencedFields: to.key,
    onDelete: 'no action',
    unique: false,
    embeddable: false,
    source: from.source,
  };
}
