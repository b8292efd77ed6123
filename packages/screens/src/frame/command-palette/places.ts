import { entityLabel } from '@ninefold/specification';
import type { NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import type { PaletteCommand, PaletteGroup } from '@ninefold/ui/patterns/command-palette';
import { isPoint, openingAddress, pointAddress, pointTitles } from '../../addresses/index.ts';
import { offersProductScreen } from '@ninefold/rules/permissions';
import { productTitle } from '../../descriptors/index.ts';
import { everyList, listLabel, navigationMessages } from '../../navigation/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { paletteMessages } from './messages.ts';

/** Returns the places of the product: home, lists, those that navigation offers first, the team's screens, and the specification. */
export function usePlaces(navigation: readonly NavigationGroup[]): PaletteGroup {
  const { application, inspector, overview, roles } = useScreen();
  const { declaration, entities, specification } = overview;
  // A list is also found by the entity's singular, and by its name in the database.
  const names = new Map(
    entities.map((entity) => [openingAddress(entity, roles), [entityLabel(entity), entity.name]]),
  );
  const home: PaletteCommand = {
    id: 'place /',
    label: productTitle(application.configuration, specification),
    keywords: [navigationMessages.home],
    kind: 'screen',
    href: '/',
  };
  const listed = navigation.flatMap(({ title, entries }) =>
    entries.map(({ label, href }): PaletteCommand => ({
      id: `place ${href}`,
      label,
      detail: title,
      keywords: names.get(href),
      kind: names.has(href) ? 'list' : 'screen',
      href,
    })),
  );
  const hrefs = new Set(listed.map(({ href }) => href));
  const others = everyList(overview, roles)
    .map((entity): PaletteCommand => {
      const href = openingAddress(entity, roles);
      const label = listLabel(entity, entities);
      return { id: `place ${href}`, label, keywords: names.get(href), kind: 'list', href };
    })
    .filter(({ href }) => !hrefs.has(href));
  const points = Object.keys(pointTitles)
    .filter(isPoint)
    .map((point): PaletteCommand => ({
      id: `place ${pointAddress(point)}`,
      label: pointTitles[point],
      detail: navigationMessages.specification,
      kind: 'screen',
      href: pointAddress(point),
    }));
  const isOffered =
    inspector !== undefined && offersProductScreen(declaration, 'specification', roles);
  return {
    id: 'places',
    title: paletteMessages.goTo,
    commands: [home, ...listed, ...others, ...(isOffered ? points : [])],
  };
}
