import type { Declaration, EntityScreensDeclaration } from '@ninefold/data/specification';

/** The kinds of an entity's screens. */
export type ScreenKind = keyof EntityScreensDeclaration;

/**
 * What the team declares of a screen for somebody: there is none, it is for other roles, or it is
 * open. Who may read and write what, the database alone decides.
 */
export type Standing = 'open' | 'hidden' | 'for others';

/** @param roles In which the person acts: the product's own and the database's. */
export function screenStanding(
  { screens }: Declaration,
  entity: string,
  kind: ScreenKind,
  roles: readonly string[],
): Standing {
  const declared = screens?.entities?.[entity]?.[kind];
  if (declared?.hidden === true) return 'hidden';
  return maySee(declared?.roles, roles) ? 'open' : 'for others';
}

/** Without roles declared a screen is for everybody. */
export function maySee(declared: readonly string[] | undefined, roles: readonly string[]): boolean {
  return declared === undefined || declared.some((role) => roles.includes(role));
}
