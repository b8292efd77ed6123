import { formatNumber } from '@ninefold/messages';
import { type Entity, entityId, entityPath, isOpen } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { screenAccess } from '@ninefold/rules/permissions';
import type { ListedEntity, Overview } from '../screen-context/queries/index.ts';
import { isPoint, openingAddress, pointAddress, pointTitles } from '../addresses/index.ts';
import type { NavigationEntry, NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import { listLabel } from './list-label.ts';
import { navigationMessages } from './messages.ts';

/** Returns what the link to an entity's list shows besides, once it is loaded: how many records there are, or the only one. */
export type LinkOf = (
  entity: Pick<Entity, 'name' | 'schema'>,
) => Partial<Pick<NavigationEntry, 'label' | 'href' | 'figure'>> | undefined;

/** What the inspector's entries show. */
export interface Inspected {
  /** How many of the nine points have known facts, once that is counted. */
  readonly pointsKnown: number | undefined;
}

/** The groups after those of entities and custom screens. */
export const lastGroups: ReadonlySet<string> = new Set(['lists', 'product']);

/**
 * Returns the navigation: groups of the entities that the person works with, the way to all others, then links about
 * the product itself.
 *
 * @param inspected Undefined without an inspector.
 */
export function navigationGroups(
  overview: Overview,
  pathname: string,
  linkOf: LinkOf | undefined,
  inspected: Inspected | undefined,
): readonly NavigationGroup[] {
  const menu = menuLists(overview, overview.roles);
  const others = everyList(overview, overview.roles).filter((entity) => !menu.includes(entity));
  const grouped = Map.groupBy(menu, (entity) => entity.group?.value ?? '');
  // Entries without a heading come first, in any order of the catalog.
  const titles = ['', ...[...grouped.keys()].filter((title) => title !== '')];
  return [
    ...titles.map((title) => ({
      id: `entities:${title}`,
      title: title === '' ? undefined : title,
      entries: (grouped.get(title) ?? []).map((entity) =>
        entityEntry(entity, pathname, linkOf?.(entity), overview),
      ),
    })),
    {
      id: 'lists',
      entries:
        others.length > 0 || overview.readable > overview.entities.length
          ? [
              {
                label: navigationMessages.allLists,
                href: '/data',
                current:
                  pathname === '/data' || others.some((entity) => isWithin(entity, pathname)),
              },
            ]
          : [],
    },
    {
      id: 'product',
      title: navigationMessages.about,
      entries: inspected === undefined ? [] : inspectorEntries(overview, pathname, inspected),
    },
  ];
}

function inspectorEntries(
  { runnable }: Pick<Overview, 'runnable'>,
  pathname: string,
  { pointsKnown }: Inspected,
): readonly NavigationEntry[] {
  return [
    ...(runnable > 0
      ? [
          {
            label: navigationMessages.functions,
            href: '/functions',
            figure: formatNumber(runnable),
            current: pathname.startsWith('/functions'),
          },
        ]
      : []),
    {
      label: navigationMessages.specification,
      href: '/specification',
      figure:
        pointsKnown === undefined
          ? undefined
          : navigationMessages.pointsKnown({ known: pointsKnown, all: 9 }),
      current: pathname === '/specification',
      children: pathname.startsWith('/specification') ? pointEntries(pathname) : undefined,
    },
  ];
}

/** Links to the nine points. */
function pointEntries(pathname: string): readonly NavigationEntry[] {
  return Object.keys(pointTitles)
    .filter(isPoint)
    .map((point, index) => ({
      label: navigationMessages.point({ number: index + 1, title: pointTitles[point] }),
      href: pointAddress(point),
      current: pathname === pointAddress(point),
    }));
}

/** Returns the entities that have records of their own to list: no join tables. */
export function listedEntities({ entities }: Pick<Overview, 'entities'>): readonly ListedEntity[] {
  return entities.filter((entity) => entity.inNavigation && isOpen(entity));
}

/** Returns the entities whose lists this person can open, without join tables. */
export function openLists(
  overview: Pick<Overview, 'declaration' | 'entities'>,
  roles: readonly string[],
): readonly ListedEntity[] {
  return listedEntities({ entities: everyList(overview, roles) });
}

/** Returns the entities whose lists this person can open. */
export function everyList(
  { declaration, entities }: Pick<Overview, 'declaration' | 'entities'>,
  roles: readonly string[],
): readonly ListedEntity[] {
  return entities.filter(
    (entity) =>
      isOpen(entity) && screenAccess(declaration, entityId(entity), 'list', roles) === 'open',
  );
}

/** Returns the entities that the navigation lists: those that this person works with. */
export function menuLists(
  overview: Pick<Overview, 'declaration' | 'entities' | 'worked'>,
  roles: readonly string[],
): readonly ListedEntity[] {
  return openLists(overview, roles).filter((entity) => overview.worked.includes(entityId(entity)));
}

function isWithin(entity: ListedEntity, pathname: string): boolean {
  const path = entityPath(entity);
  return pathname === path || pathname.startsWith(`${path}/`);
}

function entityEntry(
  entity: ListedEntity,
  pathname: string,
  link: ReturnType<LinkOf>,
  overview: Overview,
): NavigationEntry {
  return {
    label: listLabel(entity, overview.entities),
    href: openingAddress(entity, overview.roles),
    ...link,
    why: question('entity', entityId(entity)),
    current: isWithin(entity, pathname),
  };
}

/**
 * At the bottom of a phone's screen there is room for the first few. Entries within another
 * have no room there: the outer entry is shown for them, as a list is for the favourites that it has.
 */
export function phoneEntries(
  groups: readonly NavigationGroup[],
  pathname: string,
): readonly NavigationEntry[] {
  return groups
    .flatMap((group) => group.entries)
    .slice(0, 3)
    .map(({ children = [], ...entry }) => ({
      ...entry,
      current:
        entry.current === true ||
        entry.href === pathname ||
        children.some(({ current }) => current === true),
    }));
}
