import { notShown } from '../../specification/fact.ts';
import { entityId } from '../../specification/paths.ts';
import type { Entity, Grants, Permissions, Role } from '../../specification/specification.ts';
import { fromDatabase } from '../sources.ts';

/** Roles that every Supabase project has, and what they are called in plain words. */
const platformRoles: Readonly<Record<string, string>> = {
  anon: 'Not signed in',
  authenticated: 'Signed in',
  service_role: 'Service',
};

/** Point 6, as far as the role that asked may know: its own grants. */
export function permissionsOf(role: string, entities: readonly Entity[]): Permissions {
  return {
    roles: [roleOf(role)],
    grants: entities
      .map((entity) => ({
        role,
        entity: entityId(entity),
        may: actions.filter((action) => entity.grants[action]),
        source: fromDatabase(`grants to ${role} on ${entity.schema}.${entity.name}`),
      }))
      .filter(({ may }) => may.length > 0),
  };
}

const actions: readonly (keyof Grants)[] = ['select', 'insert', 'update', 'delete'];

function roleOf(name: string): Role {
  const label = platformRoles[name];
  const platform = { from: 'platform', document: "Supabase's Postgres roles" } as const;
  return {
    name,
    label: label === undefined ? notShown : { value: label, source: platform },
    description: notShown,
    source: label === undefined ? fromDatabase(`role ${name}`) : platform,
  };
}
