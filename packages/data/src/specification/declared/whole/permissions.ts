import { entityId } from '../../paths.ts';
import type { Grants, Permissions, RoleGrant } from '../../specification.ts';
import type { RoleAction, RoleDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import { grantsSource, mayByDatabase } from './possible.ts';
import type { Surroundings } from './surroundings.ts';

const grants: Readonly<Record<RoleAction, keyof Grants>> = {
  read: 'select',
  create: 'insert',
  change: 'update',
  remove: 'delete',
};

/**
 * Point 6: what the team says that a role may do. For a role of the team's own
 * it is a fact of its own; for one of the database the grants are, and where the
 * team says less, the database still allows the rest: both are contradictions
 * that only a grant or a revocation ends.
 */
export function applyPermissions(
  { specification, problems }: Surroundings,
  declared: { readonly [role: string]: RoleDeclaration | undefined },
): Permissions {
  const { permissions } = specification;
  const ids = new Set(specification.entities.map(entityId));
  const own = Object.entries(declared).flatMap(([role, of]) =>
    Object.entries(of?.may ?? {}).flatMap(([id, actions = []]) => {
      const at = pathOf('roles', role, 'may', id);
      if (!ids.has(id)) {
        problems.unknown(at, 'entity', id, ids);
        return [];
      }
      const known = actions.filter((action, index) => {
        if (action in grants) return true;
        problems.unknown(`${at}[${index}]`, 'action', action, Object.keys(grants));
        return false;
      });
      const may = known.filter((action) => {
        if (mayByDatabase(specification, role, id, grants[action]) !== false) return true;
        problems.add(
          at,
          `"${role}" cannot ${action} ${id}: the database does not grant it. Grant it there, or leave it out here.`,
          grantsSource(specification, role, id),
        );
        return false;
      });
      return { role, id, may, at };
    }),
  );
  const ofDatabase = new Set(
    permissions.roles.filter(({ source }) => source.from !== 'declared').map(({ name }) => name),
  );
  for (const { role, id, may, at } of own) {
    if (!ofDatabase.has(role)) continue;
    for (const action of Object.keys(grants) as RoleAction[]) {
      if (may.includes(action)) continue;
      if (mayByDatabase(specification, role, id, grants[action]) !== true) continue;
      problems.add(
        at,
        `"${role}" may ${action} ${id} all the same: the database grants it. Revoke it there, or write it here.`,
        grantsSource(specification, role, id),
      );
    }
  }
  const facts = own.flatMap<RoleGrant>(({ role, id, may, at }) =>
    ofDatabase.has(role) || may.length === 0
      ? []
      : {
          role,
          entity: id,
          may: may.map((action) => grants[action]),
          source: { from: 'declared', at },
        },
  );
  return facts.length === 0
    ? permissions
    : { ...permissions, grants: [...permissions.grants, ...facts] };
}
