import type { Entity } from '../model/index.ts';

/** `table public.work_order` */
export function entityObject({
  kind,
  schema,
  name,
}: Pick<Entity, 'kind' | 'schema' | 'name'>): string {
  return `${kind} ${schema}.${name}`;
}

/** `column public.work_order.due_at` */
export function fieldObject(entity: Pick<Entity, 'schema' | 'name'>, field: string): string {
  return `column ${entity.schema}.${entity.name}.${field}`;
}

/** `constraint work_order_due on public.work_order` */
export function objectOn(
  what: string,
  name: string,
  entity: Pick<Entity, 'schema' | 'name'>,
): string {
  return `${what} ${name} on ${entity.schema}.${entity.name}`;
}
