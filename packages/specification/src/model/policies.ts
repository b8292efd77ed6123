import { entityId } from './paths.ts';
import type { Entity, Grants, Policy, Specification } from './specification.ts';

/**
 * Checks whether row-level security allows an action on any record to one of these roles of the
 * database. True where it is off, and where the policies are not known.
 */
export function isLetByPolicy(
  { permissions: { policies, roles: known } }: Specification,
  entity: Entity,
  action: keyof Grants,
  roles: readonly string[],
): boolean {
  if (!entity.rowSecurity || policies === undefined) return true;
  const own = known.filter(({ name }) => roles.includes(name));
  if (own.some(({ bypassesRowSecurity }) => bypassesRowSecurity === true)) return true;
  const acting = new Set([...roles, ...own.flatMap(({ inherits = [] }) => inherits)]);
  return policiesFor(policies, entity, action).some(
    (policy) =>
      policy.permissive && policy.roles.some((role) => role === 'public' || acting.has(role)),
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
