import {
  type Declaration,
  entityId,
  entityPath,
  findEntity,
  type Specification,
} from '@ninefold/specification';
import {
  decodeSegment,
  findCustomScreen,
  isPoint,
  openingAddress,
  pointTitles,
} from '../addresses/index.ts';
import type { Breadcrumb } from '@ninefold/ui/patterns/app-frame';
import type { ListedEntity } from '../screen-context/queries/index.ts';
import { listLabel } from './list-label.ts';
import { navigationMessages } from './messages.ts';

/**
 * Returns the breadcrumbs of a path, outermost first.
 *
 * @param listed The entities of the navigation: those with the same label have their names beside it.
 * @param roles Of the person, who may have a default view of a list.
 * @param recordTitle What the record of the path is called, where that is known by now.
 * @param latestOf The latest address with a path, with which a list keeps its filters, order and
 *   page.
 */
export function breadcrumbs(
  specification: Specification,
  listed: readonly ListedEntity[],
  pathname: string,
  roles: readonly string[],
  recordTitle: string | undefined,
  latestOf: (path: string) => string | undefined = () => undefined,
): readonly Breadcrumb[] {
  const [area, segment = '', record = '', action] = pathname.split('/').slice(1);
  if (area !== 'data') return [{ label: navigationMessages.home }];
  if (segment === '') return [{ label: navigationMessages.allLists }];
  const id = decodeSegment(segment);
  const entity = findEntity(specification, id);
  if (entity === undefined) {
    // Its specification couldn't be loaded.
    const outline = listed.find((each) => entityId(each) === id);
    const label = outline === undefined ? navigationMessages.notFound : listLabel(outline, listed);
    return [{ label }];
  }
  const list = {
    label: listLabel(entity, listed),
    href: latestOf(entityPath(entity)) ?? openingAddress(entity, roles),
  };
  if (record === '') return [list];
  if (record === 'new' || record === 'import') {
    return [list, { label: navigationMessages[record] }];
  }
  const detail = {
    label: recordTitle ?? decodeSegment(record),
    href: `${entityPath(entity)}/${record}`,
  };
  return action === 'edit' ? [list, detail, { label: navigationMessages.edit }] : [list, detail];
}

/** Returns the breadcrumbs of a screen of the inspector. Undefined elsewhere. */
export function inspectorBreadcrumbs(pathname: string): readonly Breadcrumb[] | undefined {
  const [area, segment = ''] = pathname.split('/').slice(1);
  if (area === 'specification') {
    const label = navigationMessages.specification;
    return isPoint(segment)
      ? [{ label, href: '/specification' }, { label: pointTitles[segment] }]
      : [{ label }];
  }
  if (area === 'functions') {
    const label = navigationMessages.functions;
    return segment === ''
      ? [{ label }]
      : [{ label, href: '/functions' }, { label: decodeSegment(segment) }];
  }
  return undefined;
}

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
