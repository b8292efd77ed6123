import type { Entity } from './specification.ts';

/**
 * Identifies an entity: by its name, with its schema where that is not `public`, or where the name
 * contains a dot and would look as if it had one.
 */
export function entityId({ name, schema }: Pick<Entity, 'name' | 'schema'>): string {
  if (schema === 'public' && !name.includes('.')) return name;
  return `${schema.replaceAll('%', '%25').replaceAll('.', '%2E')}.${name}`;
}

/** Returns the schema and the name that an `entityId` stands for. */
export function namedIn(id: string): Pick<Entity, 'name' | 'schema'> {
  const dot = id.indexOf('.');
  if (dot < 0) return { schema: 'public', name: id };
  return { schema: decodeURIComponent(id.slice(0, dot)), name: id.slice(dot + 1) };
}

/** Returns the address of an entity's list: `/data/work_order`. */
export function entityPath(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `/data/${encodeURIComponent(entityId(entity))}`;
}

/** Returns the address of the form for a new record: `/data/work_order/new`. */
export function createPath(entity: Pick<Entity, 'name' | 'schema'>): string {
  return `${entityPath(entity)}/new`;
}
