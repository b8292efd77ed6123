import { notShown } from '../model/fact.ts';
import { ownEntry } from '../model/own-entry.ts';
import type { Permissions, Role } from '../model/specification.ts';
import type { RoleDeclaration } from './declaration.ts';
import { declaredAt, pathOf } from './problems.ts';

/** Point 6: roles of the team's own beside those of the database. What each may do stays. */
export function applyRoles(
  permissions: Permissions,
  declared: { readonly [role: string]: RoleDeclaration | undefined },
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
    roles: [...permissions.roles, ...own].map((role) => {
      const { label, description } = ownEntry(declared, role.name) ?? {};
      const at = (key: string) => pathOf('roles', role.name, key);
      return {
        ...role,
        label: label === undefined ? role.label : declaredAt(label, at('label')),
        description:
          description === undefined ? role.description : declaredAt(description, at('description')),
      };
    }),
  };
}
