import type { Source } from '../../model/fact.ts';
import { findEntity } from '../../model/queries.ts';
import type { Grants, RoleGrant, Specification } from '../../model/specification.ts';

type Action = keyof Grants;

/**
 * Whether the database lets a role do something with an entity. A role of the
 * team's own is somebody who is signed in, and so may do at most what the
 * database's roles may together. Where the database's roles are not all known
 * (a browser learns its own), it cannot be said: undefined.
 */
export function mayByDatabase(
  specification: Specification,
  role: string,
  entity: string,
  action: Action,
): boolean | undefined {
  const { roles, grants } = specification.permissions;
  const ofDatabase = roles.filter(({ source }) => source.from !== 'declared');
  const isOfDatabase = ofDatabase.some(({ name }) => name === role);
  if (!isOfDatabase && ofDatabase.length < 2) return undefined;
  const bypassing = new Set(
    ofDatabase.filter((each) => each.bypassesRowSecurity === true).map(({ name }) => name),
  );
  return grants.some(
    (grant) =>
      grant.entity === entity &&
      grant.source.from !== 'declared' &&
      (isOfDatabase ? grant.role === role : !bypassing.has(grant.role)) &&
      grant.may.includes(action),
  );
}

/** Where the database says what may be done with an entity: of the role where it grants anything. */
export function grantsSource(specification: Specification, role: string, entity: string): Source {
  const own = specification.permissions.grants.find(
    (grant: RoleGrant) => grant.role === role && grant.entity === entity,
  );
  if (own !== undefined) return own.source;
  const found = findEntity(specification, entity);
  const name = found === undefined ? entity : `${found.schema}.${found.name}`;
  return { from: 'database', object: `grants on ${name}` };
}
