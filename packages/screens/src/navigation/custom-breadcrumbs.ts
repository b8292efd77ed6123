import type { Declaration } from '@ninefold/specification';
import type { Breadcrumb } from '@ninefold/ui/patterns/app-frame';
import { findCustomScreen } from '../declared-screens/index.ts';

/**
 * Returns the breadcrumbs of a custom screen: the custom screens above it, then its title. Undefined
 * elsewhere, and where it replaces an entity's screen, whose breadcrumbs stay.
 */
export function customBreadcrumbs(
  declaration: Declaration,
  pathname: string,
  roles: readonly string[],
): readonly Breadcrumb[] | undefined {
  const place = findCustomScreen(declaration, pathname, roles);
  if (place === undefined || pathname.startsWith('/data/')) return undefined;
  const parts = pathname.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).flatMap((_part, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const label = findCustomScreen(declaration, href, roles)?.declared.title;
    return label === undefined ? [] : [{ label, href }];
  });
  return [...above, { label: place.declared.title }];
}
