import type { Entity, Field } from '../model/specification.ts';

/** `table public.work_order` */
export function entityObject({
  kind,
  schema,
  name,
}: Pick<Entity, 'kind' | 'schema' | 'name'>): string {
  return `${kind} ${schema}.${name}`;
}

/** `column public.work_order.due_at` */
export function fieldObject({ schema, name }: Entity, field: Pick<Field, 'name'>): string {
  return `column ${schema}.${name}.${field.name}`;
}

/** `constraint work_order_due on public.work_order` */
export function onEntity(
  what: string,
  name: string,
  entity: Pick<Entity, 'schema' | 'name'>,
): string {
  return `${what} ${name} on ${entity.schema}.${entity.name}`;
}

/** An object at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
