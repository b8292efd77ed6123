import { type Declaration, ownEntry } from '@ninefold/specification';
import type { EntityScreensDeclaration, ProductScreen } from '@ninefold/specification/declaration';
import { deniedRole } from './declared-limits.ts';

/** The kinds of an entity's screens. */
export type ScreenKind = keyof EntityScreensDeclaration;

/**
 * The access that the team declares to a screen: it is open, hidden, for other roles, or it would
 * show nothing, or it is open. Who may read and write what, the database alone decides: a list that
 * would show nothing is not offered, and answers by its address.
 */
export type ScreenAccess = 'open' | 'hidden' | 'other roles' | 'empty';

/** @param roles In which the person acts: the product's own and the database's. */
export function screenAccess(
  { screens, roles: declaredRoles }: Declaration,
  entity: string,
  kind: ScreenKind,
  roles: readonly string[],
): ScreenAccess {
  const declared = ownEntry(screens?.entities, entity)?.[kind];
  if (declared?.hidden === true) return 'hidden';
  if (!maySee(declared?.roles, roles)) return 'other roles';
  const shown = kind === 'list' || kind === 'detail';
  return shown && deniedRole(roles, declaredRoles, entity, 'select') !== undefined
    ? 'empty'
    : 'open';
}

/**
 * Returns whether a screen about the product is offered: to its declared roles, otherwise to every role of
 * the team's own. It shows only what the database lets a person read, so that its address opens for
 * everybody.
 */
export function offersProductScreen(
  { screens, roles: declaredRoles }: Declaration,
  screen: ProductScreen,
  roles: readonly string[],
): boolean {
  const declared = screens?.product?.[screen];
  if (declared?.hidden === true) return false;
  if (declared?.roles !== undefined) return maySee(declared.roles, roles);
  return !roles.some((role) => ownEntry(declaredRoles, role)?.external === true);
}

/** Without roles declared a screen is for everybody. */
export function maySee(declared: readonly string[] | undefined, roles: readonly string[]): boolean {
  return declared === undefined || declared.some((role) => roles.includes(role));
}
