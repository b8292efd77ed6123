import { type Entity, entityId } from '@ninefold/specification';

/** Returns under which key the browser keeps how the columns of an entity's list are laid out. */
export function columnsKey(entity: Entity): string {
  return `ninefold.columns.${entityId(entity)}`;
}
