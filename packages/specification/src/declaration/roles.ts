import { pathOf } from '../key-path/index.ts';
import { notShown, ownEntry, type Permissions, type Role } from '../model/index.ts';
import type { ByName, RoleDeclaration } from './declaration.ts';
import { declaredFacts } from './problems.ts';

/** Point 6: adds declared roles to those of the database. Permissions stay. */
export function applyRoles(
  permissions: Permissions,
  declared: ByName<RoleDeclaration>,
): Permissions {
  const names = new Set(permissions.roles.map(({ name }) => name));
  const own = Object.keys(declared)
    .filter((name) => !names.has(name))
    .map<Role>((name) => ({
      name,
      label: notShown,
      description: notShown,
      source: { from: 'declared', at: pathOf('roles', name) },
    }));
  return {
    ...permissions,
    roles: [...permissions.roles, ...own].map((role) => ({
      ...role,
      ...declaredFacts(ownEntry(declared, role.name) ?? {}, ['label', 'description'], (key) =>
        pathOf('roles', role.name, key),
      ),
    })),
  };
}
