import type { ReactNode } from 'react';
import type { Application } from '../application/application.ts';
import { ownRoles } from '../assemble/own-roles.ts';
import type { Overview } from '../queries/specification.ts';
import { declaredPlace } from './declared-place.ts';

/**
 * What stands in place of the application's screen at an address because the team declares it,
 * ready to be shown; undefined where nothing does.
 */
export async function declaredInstead(
  application: Application,
  { declaration }: Overview,
  pathname: string,
): Promise<ReactNode> {
  if (declaration.screens === undefined) return undefined;
  const state = application.database?.session.state();
  const person = state?.status === 'signed in' ? state.person : undefined;
  const place = declaredPlace(declaration, pathname, ownRoles(person));
  if (place === undefined) return undefined;
  // Who meets none of them loads nothing of them.
  const { instead } = await import('./instead.tsx');
  return instead(application, place);
}
