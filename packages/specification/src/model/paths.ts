/**
 * Addresses of the screens made from entities. An entity's segment is its
 * `entityId` with unusual characters percent-encoded; a record's segment is its
 * key as `writeKey` in `records` writes it.
 */
import type { Entity } from './specification.ts';

/**
 * What tells an entity from all others: its name; with its schema where that is
 * not `public`, or where the name has a dot in it and would look as if it had.
 */
export function entityId({ name, schema }: Pick<Entity, 'name' | 'schema'>): string {
  if (schema === 'public' && !name.includes('.')) return name;
  return `${schema.replaceAll('%', '%25').replaceAll('.', '%2E')}.${name}`;
}

/** `/data/work_order` */
export function entityPath(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `/data/${encodeURIComponent(entityId(entity))}`;
}

/** `/data/work_order/new` */
export function createPath(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `${entityPath(entity)}/new`;
}
