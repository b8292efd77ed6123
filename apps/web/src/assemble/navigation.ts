import { type Entity, entityId, entityPath } from '@ninefold/data/specification';
import type { Known } from '../queries/specification.ts';
import { openingAddress } from './addresses.ts';
import type { NavigationEntry, NavigationGroup } from '@ninefold/ui/patterns/app-frame';

/** Says how many records an entity has, where that is known by now. */
export type FigureOf = (entity: Entity) => string | undefined;

/** The navigation: the entities in their groups, then what is about the product itself. */
export function navigationGroups(
  known: Known,
  pathname: string,
  figureOf: FigureOf,
  pointsKnown: number | undefined,
): readonly NavigationGroup[] {
  const grouped = Map.groupBy(listedEntities(known), (entity) => entity.group?.value ?? '');
  // What has no heading stands first, whatever comes first in the catalog.
  const titles = ['', ...[...grouped.keys()].filter((title) => title !== '')];
  return [
    ...titles.map((title) => ({
      id: `entities:${title}`,
      title: title === '' ? undefined : title,
      entries: (grouped.get(title) ?? []).map((entity) =>
        entityEntry(entity, pathname, figureOf(entity)),
      ),
    })),
    {
      id: 'product',
      title: 'About this product',
      entries: [
        {
          label: 'Specification',
          href: '/specification',
          figure: pointsKnown === undefined ? undefined : `${pointsKnown} of 9`,
          current: pathname.startsWith('/specification'),
        },
      ],
    },
  ];
}

/**
 * The entities that have a list of their own in the navigation: in the order in
 * which the team declares them, then those that it does not.
 */
export function listedEntities({ specification, declaration }: Known): readonly Entity[] {
  const declared = Object.keys(declaration.entities ?? {});
  const place = (entity: Entity) => {
    const index = declared.indexOf(entityId(entity));
    return index === -1 ? declared.length : index;
  };
  return specification.entities
    .filter(
      (entity) => entity.inNavigation && entity.hidden?.value !== true && entity.grants.select,
    )
    .sort((a, b) => place(a) - place(b));
}

function entityEntry(
  entity: Entity,
  pathname: string,
  figure: string | undefined,
): NavigationEntry {
  const path = entityPath(entity);
  return {
    label: entity.plural.value ?? entity.name,
    href: openingAddress(entity),
    figure,
    current: pathname === path || pathname.startsWith(`${path}/`),
  };
}

/** At the bottom of a phone's screen there is room for the first few. */
export function phoneEntries(groups: readonly NavigationGroup[]): readonly NavigationEntry[] {
  return groups.flatMap((group) => group.entries).slice(0, 3);
}
