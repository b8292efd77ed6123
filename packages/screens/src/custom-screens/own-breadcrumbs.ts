import type { Declaration } from '@ninefold/specification';
import type { Breadcrumb } from '@ninefold/ui/patterns/app-frame';
import { ownPlace } from './own-paths.ts';

/**
 * The way to an own screen: the own screens above it, then its title. Undefined elsewhere, and
 * where it takes the place of an entity's screen: the way there stays as it was.
 */
export function ownBreadcrumbs(
  declaration: Declaration,
  pathname: string,
  roles: readonly string[],
): readonly Breadcrumb[] | undefined {
  const place = ownPlace(declaration, pathname, roles);
  if (place === undefined || pathname.startsWith('/data/')) return undefined;
  const parts = pathname.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).flatMap((_part, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const label = ownPlace(declaration, href, roles)?.declared.title;
    return label === undefined ? [] : [{ label, href }];
  });
  return [...above, { label: place.declared.title }];
}
