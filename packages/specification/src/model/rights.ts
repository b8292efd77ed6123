import { findEntity } from './queries.ts';
import type { Entity, Grants, Policy, RoleGrant, Screen, Specification } from './specification.ts';
import { entityId } from './paths.ts';

/**
 * Checks whether row-level security allows an action on any record to one of these roles of the
 * database. True where it is off, and where the policies are not known.
 */
export function isLetByPolicy(
  specification: Specification,
  entity: Entity,
  action: keyof Grants,
  roles: readonly string[],
): boolean {
  const { policies } = specification.permissions;
  if (!entity.rowSecurity || policies === undefined) return true;
  if (bypassesPolicies(specification, entity, roles)) return true;
  return applicablePolicies(specification, entity, action, roles).some(
    ({ permissive }) => permissive,
  );
}

/** Returns the policies of an entity that apply to an action of one of these roles of the database. */
export function applicablePolicies(
  { permissions: { policies = [], roles: known } }: Specification,
  entity: Entity,
  action: keyof Grants,
  roles: readonly string[],
): readonly Policy[] {
  const own = known.filter(({ name }) => roles.includes(name));
  const acting = new Set([...roles, ...own.flatMap(({ inherits = [] }) => inherits)]);
  return policiesFor(policies, entity, action).filter((policy) =>
    policy.roles.some((role) => role === 'public' || acting.has(role)),
  );
}

/** Checks whether no policy of an entity applies to one of these roles of the database. */
export function bypassesPolicies(
  { permissions }: Specification,
  { ownedBy = [] }: Entity,
  roles: readonly string[],
): boolean {
  return permissions.roles.some(
    ({ name, bypassesRowSecurity }) =>
      roles.includes(name) && (bypassesRowSecurity === true || ownedBy.includes(name)),
  );
}

/** Returns the policies of an entity that apply to an action. */
export function policiesFor(
  policies: readonly Policy[],
  entity: Entity,
  action: keyof Grants,
): readonly Policy[] {
  const id = entityId(entity);
  return policies.filter(
    (policy) => policy.entity === id && (policy.command === 'all' || policy.command === action),
  );
}

/** The rights of a role by its grant and the policies together. */
export interface Rights {
  readonly may: readonly (keyof Grants)[];
  /** Granted, but no policy allows it for any record. */
  readonly withheld: readonly (keyof Grants)[];
}

/** Returns the rights of a grant. Policies don't limit a declared one, whose role is not the database's. */
export function rightsOf(specification: Specification, grant: RoleGrant): Rights {
  const entity = findEntity(specification, grant.entity);
  if (entity === undefined || grant.source.from === 'declared') {
    return { may: grant.may, withheld: [] };
  }
  const isLet = (action: keyof Grants) =>
    isLetByPolicy(specification, entity, action, [grant.role]);
  return {
    may: grant.may.filter(isLet),
    withheld: grant.may.filter((action) => !isLet(action)),
  };
}

const actionOf = { list: 'select', detail: 'select', create: 'insert', change: 'update' } as const;

/**
 * Checks whether nobody can use a screen: roles are granted its action, but no policy allows it.
 * Service roles, which bypass row-level security, use no screens.
 */
export function isOpenToNobody(specification: Specification, screen: Screen): boolean {
  if (screen.kind === 'own') return false;
  const action = actionOf[screen.kind];
  const { roles, grants } = specification.permissions;
  const services = new Set(
    roles.filter((role) => role.bypassesRowSecurity === true).map(({ name }) => name),
  );
  const own = grants.filter(
    ({ entity, role, source }) =>
      entity === screen.entity && source.from !== 'declared' && !services.has(role),
  );
  return (
    own.some(({ may }) => may.includes(action)) &&
    !own.some((grant) => rightsOf(specification, grant).may.includes(action))
  );
}
