import {
  type CustomScreenMatch,
  decodeSegment,
  findCustomScreen,
  isRecordSegment,
} from '../addresses/index.ts';
import { type Declaration, ownEntry } from '@ninefold/specification';
import { type ScreenKind, screenAccess } from '@ninefold/rules/permissions';

/** A declared replacement for the application's screen at an address. */
export type DeclaredPlace =
  | ({ readonly is: 'custom' } & CustomScreenMatch)
  /** An entity's screen that the team hides. */
  | { readonly is: 'hidden' }
  /** An entity's screen that the team declares for other roles. */
  | {
      readonly is: 'other roles';
      /** Keyed by `entityId`. */
      readonly entity: string;
      readonly kind: ScreenKind;
      readonly roles: readonly string[];
    };

/**
 * @param roles The person's roles: the product's and the database's.
 * @returns Undefined if the application's screen is shown.
 */
export function declaredPlace(
  declaration: Declaration,
  pathname: string,
  roles: readonly string[],
): DeclaredPlace | undefined {
  const custom = findCustomScreen(declaration, pathname, roles);
  if (custom !== undefined) return { is: 'custom', ...custom };
  const screen = entityScreen(pathname);
  if (screen === undefined) return undefined;
  const { entity, kind } = screen;
  switch (screenAccess(declaration, entity, kind, roles)) {
    case 'hidden':
      return { is: 'hidden' };
    case 'other roles': {
      const declared = ownEntry(declaration.screens?.entities, entity)?.[kind]?.roles;
      return { is: 'other roles', entity, kind, roles: declared ?? [] };
    }
    default:
      return undefined;
  }
}

/** The entity, and which of its screens an address leads to. */
export function entityScreen(
  pathname: string,
): { readonly entity: string; readonly kind: ScreenKind } | undefined {
  const [area, segment = '', record = '', action] = pathname.split('/').slice(1);
  if (area !== 'data' || segment === '') return undefined;
  const entity = decodeSegment(segment);
  if (record === '') return { entity, kind: 'list' };
  if (!isRecordSegment(record)) return { entity, kind: 'create' };
  return { entity, kind: action === 'edit' ? 'change' : 'detail' };
}
