import type { RelatedList, SortKey } from '@ninefold/data/records';
import { type Entity, entityId, fieldOf } from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import { recentField, recentOrder } from '../../descriptors/index.ts';

const temporalKinds: ReadonlySet<string> = new Set(['instant', 'timestamp', 'date']);

/**
 * The order of records beside the one that they belong to: the list's own; by their position; by
 * time, newest first.
 */
export function relatedOrder(entity: Entity): readonly SortKey[] {
  const at = entity.history?.value?.at;
  if (at !== undefined) return [{ field: at, direction: 'descending' }];
  const order = entity.list?.order.value ?? [];
  const [first] = order;
  if (first === undefined) {
    const position = positionOf(entity);
    if (position !== undefined) return [{ field: position.field.name, direction: 'ascending' }];
    const recent = recentField(entity);
    return recent === undefined || recent.by === 'key' ? [] : recentOrder(recent);
  }
  const kind = fieldOf(entity, first.field)?.kind ?? '';
  return temporalKinds.has(kind) ? [{ ...first, direction: 'descending' }] : order;
}

/** Sorts the lists of a record as the navigation does; lists that it does not have follow. */
export function inNavigationOrder(
  lists: readonly RelatedList[],
  navigation: readonly Pick<Entity, 'schema' | 'name'>[],
): readonly RelatedList[] {
  const places = new Map(navigation.map((entity, index) => [entityId(entity), index]));
  const place = ({ entity }: RelatedList): number => places.get(entityId(entity)) ?? places.size;
  return lists.toSorted((one, other) => place(one) - place(other));
}
