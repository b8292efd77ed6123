import type { ReactNode } from 'react';
import type { Application } from '../../application/index.ts';
import type { Overview } from '../../queries/index.ts';

/**
 * Returns the screen that replaces the application's at an address because the team declares it.
 * Undefined if none does.
 */
export async function screenOverride(
  application: Application,
  { declaration, roles }: Overview,
  pathname: string,
): Promise<ReactNode> {
  if (declaration.screens === undefined) return undefined;
  // Loaded only for teams that declare screens, and then for few addresses.
  const { declaredPlace } = await import('./declared-place.ts');
  const place = declaredPlace(declaration, pathname, roles);
  if (place === undefined) return undefined;
  const { renderOverride } = await import('./override.tsx');
  return renderOverride(application, place);
}
