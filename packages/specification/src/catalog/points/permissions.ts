import {
  type Entity,
  entityId,
  type FunctionGrant,
  type Grants,
  notShown,
  type Permissions,
  type Policy,
  type Role,
  type RoleGrant,
} from '../../model/index.ts';
import type {
  Catalog,
  CatalogFunction,
  CatalogGrant,
  CatalogRelation,
  CatalogRole,
} from '../answer/index.ts';
import { commentFact, describedAs, fromDatabase, relationObject } from '../facts/index.ts';
import { catalogMessages } from './messages.ts';
import { functionObject, functionSignature } from './function-name.ts';

/** The roles that every Supabase project has. `renderStatements` labels them. */
const platformRoles: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role']);

/** A relation with its entity. */
export interface Part {
  readonly entity: Entity;
  readonly relation: CatalogRelation;
}

/** Point 6: the permissions of every role that the Data API switches to, or of the current one. */
export function permissionsOf(catalog: Catalog, parts: readonly Part[]): Permissions {
  const { role, roles = [{ name: role }], functions = [] } = catalog;
  const { policyFunctions, policyTables, policyEnums } = catalog;
  return {
    roles: roles.map(roleOf),
    grants: parts.flatMap(({ entity, relation }) =>
      relation.grants === undefined
        ? grantOfCurrentRole(role, entity)
        : relation.grants.flatMap((grant) => grantOf(grant, entity, relation)),
    ),
    policies: parts.flatMap(({ relation }) => policiesOf(relation)),
    functions: functions.flatMap((each) => functionGrants(each, role)),
    ...(policyFunctions !== undefined && { policyFunctions }),
    ...(policyTables !== undefined && { policyTables }),
    ...(policyEnums !== undefined && { policyEnums }),
  };
}

const actions: readonly (keyof Grants)[] = ['select', 'insert', 'update', 'delete'];

const grantsObject = (role: string, { schema, name }: Pick<Entity, 'schema' | 'name'>) =>
  fromDatabase(`grants to ${role} on ${schema}.${name}`);

function grantOfCurrentRole(role: string, entity: Entity): readonly RoleGrant[] {
  const may = actions.filter((action) => entity.grants[action]);
  if (may.length === 0) return [];
  return [{ role, entity: entityId(entity), may, source: grantsObject(role, entity) }];
}

/** Maps a grant as far as the relation can be written. */
function grantOf(
  { role, may: onRelation, columns = {} }: CatalogGrant,
  entity: Entity,
  { writable }: CatalogRelation,
): readonly RoleGrant[] {
  const isPossible = (action: keyof Grants) => action === 'select' || writable[action];
  const partly = (['select', 'insert', 'update'] as const).filter(
    (action) => columns[action] !== undefined && isPossible(action),
  );
  const may = actions.filter(
    (action) =>
      isPossible(action) && (onRelation.includes(action) || partly.some((part) => part === action)),
  );
  if (may.length === 0) return [];
  return [
    {
      role,
      entity: entityId(entity),
      may,
      ...(partly.length === 0
        ? {}
        : { fields: Object.fromEntries(partly.map((action) => [action, columns[action]])) }),
      source: grantsObject(role, entity),
    },
  ];
}

function functionGrants(called: CatalogFunction, role: string): readonly FunctionGrant[] {
  return (called.roles ?? [role]).map((name) => ({
    role: name,
    function: functionSignature(called),
    source: fromDatabase(`grants to ${name} on ${functionObject(called)}`),
  }));
}

function roleOf({ name, bypassesRowSecurity, inherits, comment }: CatalogRole): Role {
  const isPlatform = platformRoles.has(name);
  const platform = { from: 'platform', document: catalogMessages.platformRoles } as const;
  return {
    name,
    label: notShown,
    description: commentFact(comment, `role ${name}`),
    ...(bypassesRowSecurity === true ? { bypassesRowSecurity } : {}),
    ...(inherits === undefined ? {} : { inherits }),
    source: isPlatform ? platform : fromDatabase(`role ${name}`),
  };
}

/** Maps the policies of a relation; for a browser those of its role, without their names. */
function policiesOf(relation: CatalogRelation): readonly Policy[] {
  return (relation.policies ?? []).map(({ comment, ...policy }) => {
    const object =
      policy.name === undefined
        ? `policy for ${policy.command} on ${relationObject(relation)}`
        : `policy ${policy.name} on ${relation.schema}.${relation.name}`;
    return { entity: entityId(relation), ...policy, ...describedAs(comment, object) };
  });
}
