import { type Declaration, ownEntry } from '@ninefold/specification';
import { type OwnPlace, ownPlace } from './own-paths.ts';
import { type ScreenKind, screenStanding } from './standing.ts';

/** What the declaration puts at an address in place of what the application has there. */
export type DeclaredPlace =
  | ({ readonly is: 'own' } & OwnPlace)
  /** An entity's screen that the team does not want. */
  | { readonly is: 'hidden' }
  /** An entity's screen that the team wants for other roles. */
  | {
      readonly is: 'for others';
      /** By `entityId`. */
      readonly entity: string;
      readonly kind: ScreenKind;
      readonly roles: readonly string[];
    };

/**
 * @param roles In which the person acts: the product's own and the database's.
 * @returns undefined where the application's own screen stands.
 */
export function declaredPlace(
  declaration: Declaration,
  pathname: string,
  roles: readonly string[],
): DeclaredPlace | undefined {
  const own = ownPlace(declaration, pathname, roles);
  if (own !== undefined) return { is: 'own', ...own };
  const screen = entityScreen(pathname);
  if (screen === undefined) return undefined;
  const { entity, kind } = screen;
  switch (screenStanding(declaration, entity, kind, roles)) {
    case 'hidden':
      return { is: 'hidden' };
    case 'for others': {
      const declared = ownEntry(declaration.screens?.entities, entity)?.[kind]?.roles;
      return { is: 'for others', entity, kind, roles: declared ?? [] };
    }
    default:
      return undefined;
  }
}

/** The entity, and which of its screens an address leads to. */
function entityScreen(
  pathname: string,
): { readonly entity: string; readonly kind: ScreenKind } | undefined {
  const [area, segment = '', record = '', action] = pathname.split('/').slice(1);
  if (area !== 'data' || segment === '') return undefined;
  const entity = decoded(segment);
  if (record === '') return { entity, kind: 'list' };
  if (record === 'new') return { entity, kind: 'create' };
  return { entity, kind: action === 'edit' ? 'change' : 'detail' };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
