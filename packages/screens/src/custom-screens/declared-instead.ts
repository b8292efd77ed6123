import type { ReactNode } from 'react';
import type { Application } from '../application/application.ts';
import type { Overview } from '../queries/specification.ts';

/**
 * What stands in place of the application's screen at an address because the team declares it,
 * ready to be shown; undefined where nothing does.
 */
export async function declaredInstead(
  application: Application,
  { declaration, roles }: Overview,
  pathname: string,
): Promise<ReactNode> {
  if (declaration.screens === undefined) return undefined;
  // Where nothing is declared of screens, nothing of this is loaded; where something is, few
  // addresses are meant.
  const { declaredPlace } = await import('./declared-place.ts');
  const place = declaredPlace(declaration, pathname, roles);
  if (place === undefined) return undefined;
  const { instead } = await import('./instead.tsx');
  return instead(application, place);
}
