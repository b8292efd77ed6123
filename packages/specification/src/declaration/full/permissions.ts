import { entityId } from '../../model/paths.ts';
import type { Grants, Permissions, RoleGrant } from '../../model/specification.ts';
import type { RoleAction, RoleDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import { declaredActions, type DeclaredAction } from './declared-actions.ts';
import { grantsSource, mayByDatabase } from './possible.ts';
import type { Surroundings } from './surroundings.ts';

const grants: Readonly<Record<RoleAction, keyof Grants>> = {
  read: 'select',
  create: 'insert',
  change: 'update',
  remove: 'delete',
};

/** What a team says that a role may do with an entity, as far as it can be. */
interface OwnRights {
  readonly role: string;
  /** By `entityId`. */
  readonly id: string;
  readonly may: readonly DeclaredAction[];
  readonly at: string;
}

/**
 * Point 6: what the team says that a role may do. For a role of the team's own
 * it is a fact of its own, that it may do nothing as well; for one of the database
 * the grants are, and where the team says less, the database still allows the rest:
 * both are contradictions that only a grant or a revocation ends.
 */
export function applyPermissions(
  surroundings: Surroundings,
  declared: { readonly [role: string]: RoleDeclaration | undefined },
): Permissions {
  const { permissions } = surroundings.specification;
  const ofDatabase = new Set(
    permissions.roles.filter(({ source }) => source.from !== 'declared').map(({ name }) => name),
  );
  const all = ownRights(surroundings, declared);
  for (const rights of all) {
    if (ofDatabase.has(rights.role)) tellWhatIsGrantedBesides(surroundings, rights);
  }
  const facts = all.filter(({ role }) => !ofDatabase.has(role)).map(rightsFact);
  return facts.length === 0
    ? permissions
    : { ...permissions, grants: [...permissions.grants, ...facts] };
}

function ownRights(
  { specification, problems }: Surroundings,
  declared: { readonly [role: string]: RoleDeclaration | undefined },
): readonly OwnRights[] {
  const entities = new Map(specification.entities.map((entity) => [entityId(entity), entity]));
  return Object.entries(declared).flatMap(([role, of]) =>
    Object.entries(of?.may ?? {}).flatMap(([id, written]): OwnRights[] => {
      const at = pathOf('roles', role, 'may', id);
      const entity = entities.get(id);
      if (entity === undefined) {
        problems.unknown(at, 'entity', id, entities.keys());
        return [];
      }
      const fields = entity.fields.map(({ name }) => name);
      const known = declaredActions(written, at, { problems, fields });
      if (known === undefined) return [];
      const may = known.filter(({ action }) => {
        if (mayByDatabase(specification, role, id, grants[action]) !== false) return true;
        problems.add(
          at,
          `"${role}" cannot ${action} ${id}: the database does not grant it. Grant it there, or leave it out here.`,
          grantsSource(specification, role, id),
        );
        return false;
      });
      return [{ role, id, may, at }];
    }),
  );
}

function tellWhatIsGrantedBesides(
  { specification, problems }: Surroundings,
  { role, id, may, at }: OwnRights,
): void {
  for (const action of Object.keys(grants) as RoleAction[]) {
    if (may.some((own) => own.action === action)) continue;
    if (mayByDatabase(specification, role, id, grants[action]) !== true) continue;
    problems.add(
      at,
      `"${role}" can ${action} ${id} all the same: the database grants it. Revoke it there, or declare it here.`,
      grantsSource(specification, role, id),
    );
  }
}

function rightsFact({ role, id, may, at }: OwnRights): RoleGrant {
  const some = may.flatMap(({ action, which }) =>
    which === undefined ? [] : [[grants[action], which] as const],
  );
  return {
    role,
    entity: id,
    may: may.map(({ action }) => grants[action]),
    ...(some.length === 0 ? {} : { which: Object.fromEntries(some) }),
    source: { from: 'declared', at },
  };
}
