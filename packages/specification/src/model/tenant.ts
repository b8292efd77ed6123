import { entityId } from './paths.ts';
import type { Entity } from './specification.ts';

/** Returns the field by which records of an entity belong to a tenant, if there is exactly one. */
export function tenantField(
  entity: Entity,
  { entity: tenants, field }: { readonly entity: string; readonly field?: string },
): string | undefined {
  // A tenant can refer to its parent, but does not belong to it.
  if (entityId(entity) === tenants) return undefined;
  if (field !== undefined) return entity.fields.find(({ name }) => name === field)?.name;
  const referring = entity.references.filter(
    (reference) =>
      reference.fields.length === 1 &&
      entityId({ schema: reference.schema, name: reference.entity }) === tenants,
  );
  return referring.length === 1 ? referring[0]?.fields[0] : undefined;
}
