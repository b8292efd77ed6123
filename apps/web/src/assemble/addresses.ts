import { type ListState, writeListAddress } from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/data/specification';

/** The address of a list, in a state. */
export function listAddress(entity: Entity, state: ListState): string {
  const search = writeListAddress(state);
  return search === '' ? entityPath(entity) : `${entityPath(entity)}?${search}`;
}

/** The address of a record's detail, by the id that its row has. */
export function recordAddress(entity: Entity, id: string): string {
  return `${entityPath(entity)}/${encodeURIComponent(id).replaceAll('%2C', ',')}`;
}

export function changeAddress(entity: Entity, id: string): string {
  return `${recordAddress(entity, id)}/edit`;
}
