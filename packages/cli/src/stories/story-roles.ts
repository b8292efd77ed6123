import { findEntity, type Specification, stateFieldOf } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';

/** The database's roles of people: a visitor, and somebody who is signed in and has no role of the product's. */
export const visitor = 'anon';
export const signedIn = 'authenticated';

/** Returns the product's own roles: those that are declared, and those that memberships can have. */
export function productRoles(
  specification: Specification,
  { memberships }: AccessDeclaration = {},
): readonly string[] {
  const declared = specification.permissions.roles.filter(
    ({ source }) => source.from === 'declared',
  );
  return [
    ...new Set([
      ...declared.map(({ name }) => name),
      ...(rolesOfMembers(specification, { memberships }) ?? []),
    ]),
  ].filter((name) => name !== visitor && name !== signedIn);
}

/** Returns the roles that memberships can have; undefined where they are any text. */
export function rolesOfMembers(
  specification: Specification,
  { memberships }: AccessDeclaration,
): readonly string[] | undefined {
  const entity = memberships && findEntity(specification, memberships.entity);
  if (entity === undefined || memberships === undefined) return [];
  return stateFieldOf(specification, entity, memberships.role)?.states.map(({ value }) => value);
}
