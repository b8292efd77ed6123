import { formatNumber } from '@ninefold/messages';
import { type Entity, entityId, entityPath, isOpen } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { screenAccess } from '@ninefold/rules/permissions';
import type { ListedEntity, Overview } from '../queries/index.ts';
import { isPoint, openingAddress, pointAddress, pointTitles } from '../addresses/index.ts';
import type { NavigationEntry, NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import { listLabel } from './list-label.ts';
import { navigationMessages } from './messages.ts';

/** Returns the number of an entity's records, once it is loaded. */
export type FigureOf = (entity: Pick<Entity, 'name' | 'schema'>) => string | undefined;

/** What the inspector's entries show. */
export interface Inspected {
  /** How many of the nine points have known facts, once that is counted. */
  readonly pointsKnown: number | undefined;
}

/**
 * Returns the navigation: groups of entities, then links about the product itself.
 *
 * @param inspected Undefined without an inspector.
 */
export function navigationGroups(
  overview: Overview,
  pathname: string,
  figureOf: FigureOf,
  inspected: Inspected | undefined,
): readonly NavigationGroup[] {
  const grouped = Map.groupBy(listedEntities(overview), (entity) => entity.group?.value ?? '');
  // Entries without a heading come first, in any order of the catalog.
  const titles = ['', ...[...grouped.keys()].filter((title) => title !== '')];
  return [
    ...titles.map((title) => ({
      id: `entities:${title}`,
      title: title === '' ? undefined : title,
      entries: (grouped.get(title) ?? []).map((entity) =>
        entityEntry(entity, pathname, figureOf(entity), overview),
      ),
    })),
    {
      id: 'product',
      title: navigationMessages.about,
      entries: [
        ...(overview.readable > overview.entities.length
          ? [
              {
                label: navigationMessages.allEntities,
                href: '/data',
                figure: formatNumber(overview.readable),
                current: pathname === '/data',
              },
            ]
          : []),
        ...(inspected === undefined ? [] : inspectorEntries(overview, pathname, inspected)),
      ],
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

/** Returns the entities whose lists the navigation shows. */
export function listedEntities({ entities }: Pick<Overview, 'entities'>): readonly ListedEntity[] {
  return entities.filter((entity) => entity.inNavigation && isOpen(entity));
}

/** Returns the entities whose lists this person can open. */
export function openLists(
  { declaration, entities }: Pick<Overview, 'declaration' | 'entities'>,
  roles: readonly string[],
): readonly ListedEntity[] {
  return listedEntities({ entities }).filter(
    (entity) => screenAccess(declaration, entityId(entity), 'list', roles) === 'open',
  );
}

function entityEntry(
  entity: ListedEntity,
  pathname: string,
  figure: string | undefined,
  overview: Overview,
): NavigationEntry {
  const path = entityPath(entity);
  return {
    label: listLabel(entity, overview.entities),
    href: openingAddress(entity, overview.roles),
    figure,
    why: question('entity', entityId(entity)),
    current: pathname === path || pathname.startsWith(`${path}/`),
  };
}

/**
 * At the bottom of a phone's screen there is room for the first few. Entries within another
 * have no room there: the outer entry is shown for them.
 */
export function phoneEntries(groups: readonly NavigationGroup[]): readonly NavigationEntry[] {
  return groups
    .flatMap((group) => group.entries)
    .slice(0, 3)
    .map(({ children = [], ...entry }) => ({
      ...entry,
      current: entry.current === true || children.some(({ current }) => current === true),
    }));
}
