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
  const entity = memberships && findEntity(specification, memberships.entity);
  const listed = entity && memberships && stateFieldOf(specification, entity, memberships.role);
  return [
    ...new Set([
      ...declared.map(({ name }) => name),
      ...(listed?.states ?? []).map(({ value }) => value),
    ]),
  ].filter((name) => name !== visitor && name !== signedIn);
}
