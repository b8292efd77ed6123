import type { RelatedList } from '@ninefold/data/records';
import { type Declaration, type Entity, entityId } from '@ninefold/specification';

/** By `entityId`: the tables that are declared to keep the changes of an entity's records. */
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
  const [key, ...others] = entity.key;
  if (key === undefined || others.length > 0) return [];
  const id = entityId(entity);
  return entities.flatMap((from): RelatedList[] => {
    const history = from.history?.value;
    if (history?.of.includes(id) !== true || lists.some((list) => list.entity === from)) return [];
    const { name, schema } = entity;
    return [
      {
        name: `${entityId(from)} of ${id}`,
        kind: 'incoming',
        entity: from,
        reference: {
          constraint: `${entityId(from)} record`,
          fields: [history.record],
          entity: name,
          schema,
          referencedFields: [key],
          onDelete: 'no action',
          unique: false,
          embeddable: false,
          source: from.source,
        },
        filters: [{ field: history.entity, operator: 'eq', values: [id] }],
      },
    ];
  });
}
