import {
  entityId,
  type Membership,
  type Permissions,
  type SupportingFunction,
} from '../../model/index.ts';
import type {
  Catalog,
  CatalogMembership,
  CatalogRelationName,
  CatalogSupportingFunction,
} from '../answer/index.ts';
import { dropUndefined, fromDatabase } from '../facts/index.ts';
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
