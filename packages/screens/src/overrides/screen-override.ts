import type { ReactNode } from 'react';
import type { Application } from '../application/index.ts';
import type { Overview } from '../screen-context/queries/index.ts';

/**
 * Returns the screen that replaces the application's at an address because the team declares it, with its layout.
 * Undefined if none does.
 */
export async function screenOverride(
  application: Application,
  { declaration, roles }: Overview,
  pathname: string,
): Promise<{ readonly screen: ReactNode; readonly layout?: 'frame' | 'page' } | undefined> {
  if (declaration.screens === undefined) return undefined;
  // Loaded only for teams that declare screens, and then for few addresses.
  const { declaredPlace } = await import('./declared-place.ts');
  const place = declaredPlace(declaration, pathname, roles);
  if (place === undefined) return undefined;
  const { renderOverride } = await import('./override.tsx');
  const screen = await renderOverride(application, place);
  const layout = place.is === 'custom' ? place.declared.layout : undefined;
  return { screen, ...(layout && { layout }) };
}
