import {
  findEntity,
  type Grants,
  type RoleGrant,
  type Source,
  type Specification,
} from '../../model/index.ts';

type Action = keyof Grants;

/**
 * Tells whether the database grants a role an action with an entity. People in a declared role are
 * signed in, so they have at most the permissions of all the database's roles together; undefined
 * where those are not all known, as in a browser.
 */
export function isGrantedByDatabase(
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

/** Returns the source of a role's grants on an entity, or of all grants on it if the role has none. */
export function grantsSource(specification: Specification, role: string, entity: string): Source {
  const own = specification.permissions.grants.find(
    (grant: RoleGrant) => grant.role === role && grant.entity === entity,
  );
  if (own !== undefined) return own.source;
  const found = findEntity(specification, entity);
  const name = found === undefined ? entity : `${found.schema}.${found.name}`;
  return { from: 'database', object: `grants on ${name}` };
}
