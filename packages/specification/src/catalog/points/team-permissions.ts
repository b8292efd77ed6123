import {
  type Entity,
  entityId,
  type Membership,
  type Permissions,
  type RoleGrant,
  type SupportingFunction,
} from '../../model/index.ts';
import type {
  Catalog,
  CatalogMembership,
  CatalogRelationName,
  CatalogSupportingFunction,
} from '../answer/index.ts';
import { fromDatabase, grantsBy } from '../facts/index.ts';
import { dropUndefined } from '../../phrases/index.ts';
import { functionObject, functionSignature } from './function-name.ts';

/** Maps the functions and memberships that policies depend on. Only a team sees them, so screens need not load this. */
export function teamPermissionsOf(
  catalog: Catalog,
): Pick<Permissions, 'supportingFunctions' | 'memberships'> {
  return dropUndefined<Pick<Permissions, 'supportingFunctions' | 'memberships'>>({
    supportingFunctions: catalog.supportingFunctions?.map(supportingFunctionOf),
    memberships: catalog.memberships?.map(membershipOf),
  });
}

function idsOf(names: readonly CatalogRelationName[]): readonly string[] {
  return names.map(({ schema, relation }) => entityId({ schema, name: relation }));
}

function supportingFunctionOf(called: CatalogSupportingFunction): SupportingFunction {
  const { schema: _, name: __, policiesOf, triggersOf, viewsOf, ...facts } = called;
  return {
    ...facts,
    signature: functionSignature(called),
    policiesOf: idsOf(policiesOf),
    triggersOf: idsOf(triggersOf),
    viewsOf: idsOf(viewsOf),
    source: fromDatabase(functionObject(called)),
  };
}

function membershipOf(membership: CatalogMembership): Membership {
  return { ...membership, source: fromDatabase(`role ${membership.member}`) };
}

/**
 * Returns a function that gives an entity the grants that people have together: those of every role of
 * the database that isn't a service's (one that bypasses row-level security). A team discovers as the
 * owner, who may do everything, which says nothing about the screens and calls of the product. Where no
 * other role has a grant, the entity keeps those of the role that asked.
 */
export function effectiveGrants(permissions: Permissions): (entity: Entity) => Entity {
  const services = new Set(
    permissions.roles.filter((role) => role.bypassesRowSecurity === true).map(({ name }) => name),
  );
  const granted = permissions.grants.filter(({ role }) => !services.has(role));
  return granted.length === 0 ? (entity) => entity : withGrants(granted);
}

/** Returns a function that gives an entity these grants together. */
export function withGrants(granted: readonly RoleGrant[]): (entity: Entity) => Entity {
  const byEntity = Map.groupBy(granted, ({ entity }) => entity);
  return (entity) => {
    const own = byEntity.get(entityId(entity)) ?? [];
    return {
      ...entity,
      grants: grantsBy((operation) => own.some(({ may }) => may.includes(operation))),
      fields: entity.fields.map((field) => ({
        ...field,
        grants: {
          select: mayField(own, 'select', field.name),
          insert: mayField(own, 'insert', field.name),
          update: mayField(own, 'update', field.name),
        },
      })),
    };
  };
}

function mayField(
  grants: readonly RoleGrant[],
  action: 'select' | 'insert' | 'update',
  field: string,
): boolean {
  return grants.some(
    ({ may, fields }) => may.includes(action) && (fields?.[action]?.includes(field) ?? true),
  );
}
