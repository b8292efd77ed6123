import { entityId } from '../../model/paths.ts';
import type { Entity, Grants, Permissions, RoleGrant } from '../../model/specification.ts';

/**
 * Each entity as the product's people reach it: with what the database's roles
 * may do together, but for those that no policy holds for (a service's). Whoever
 * discovers for a team is its owner and may do everything, which says nothing of
 * the product's screens and calls. Where nobody else is granted anything, and
 * for a browser, it is what the role that asked may do.
 */
export function reachOf(permissions: Permissions): (entity: Entity) => Entity {
  const services = new Set(
    permissions.roles.filter((role) => role.bypassesRowSecurity === true).map(({ name }) => name),
  );
  const granted = permissions.grants.filter(({ role }) => !services.has(role));
  if (granted.length === 0) return (entity) => entity;
  const byEntity = Map.groupBy(granted, ({ entity }) => entity);
  return (entity) => {
    const own = byEntity.get(entityId(entity)) ?? [];
    const may = (action: keyof Grants) => own.some((grant) => grant.may.includes(action));
    return {
      ...entity,
      grants: {
        select: may('select'),
        insert: may('insert'),
        update: may('update'),
        delete: may('delete'),
      },
      fields: entity.fields.map((field) => ({
        ...field,
        grants: {
          select: mayField(own, 'select', field.name),
          insert: mayField(own, 'insert', field.name),
          update: mayField(own, 'update', field.name),
        },
      })),
    };
  };
}

function mayField(
  grants: readonly RoleGrant[],
  action: 'select' | 'insert' | 'update',
  field: string,
): boolean {
  return grants.some(
    ({ may, fields }) => may.includes(action) && (fields?.[action]?.includes(field) ?? true),
  );
}
