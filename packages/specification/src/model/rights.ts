import { isLetByPolicy } from './policies.ts';
import { findEntity } from './queries.ts';
import type { Grants, RoleGrant, Screen, Specification } from './specification.ts';

/** What a role may do by its grant and the policies together. */
export interface Rights {
  readonly may: readonly (keyof Grants)[];
  /** Granted, but no policy lets the role do it with any record. */
  readonly withheld: readonly (keyof Grants)[];
}

/** A grant that a team declares stands as it is: policies know the database's roles alone. */
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
 * Whether a screen is of no use to anybody: of the roles that are granted what it does, no policy
 * lets one do it. Roles for which no policy holds, a service's, use no screens.
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
