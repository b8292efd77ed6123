import { entityId, entityPlural } from '@ninefold/specification';
import type { PaletteGroup } from '@ninefold/ui/patterns/command-palette';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { openingAddress } from '../../addresses/index.ts';
import { openLists } from '../../navigation/index.ts';
import { entitiesQuery } from '../../screen-context/queries/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { paletteMessages } from './messages.ts';
import type { RestedText } from './rested-text.ts';

const mostShown = 10;

/**
 * Searches the entities of a product that has more than its navigation lists.
 *
 * @param typed The text at present.
 */
export function useOtherLists(typed: string, { text }: RestedText): PaletteGroup | undefined {
  const { application, overview, roles } = useScreen();
  const hasOthers = overview.readable > overview.entities.length;
  const found = useQuery({
    ...entitiesQuery(application, { search: text, atMost: mostShown }),
    enabled: hasOthers && text !== '',
    placeholderData: keepPreviousData,
  });
  if (!hasOthers || typed === '') return undefined;
  const listed = new Set(overview.entities.map(entityId));
  const entities = (found.data?.entities ?? []).filter((entity) => !listed.has(entityId(entity)));
  return {
    id: 'other lists',
    title: paletteMessages.lists,
    searched: true,
    commands: openLists({ ...overview, entities }, roles).map((entity) => ({
      id: `list ${entityId(entity)}`,
      label: entityPlural(entity),
      detail: entity.description.value,
      kind: 'list',
      keywords: [entity.name],
      href: openingAddress(entity, roles),
    })),
    outdated: found.isPlaceholderData || typed !== text,
    loading: typed !== text || found.isFetching,
    problem: found.isError ? paletteMessages.listsFailed : undefined,
    onRetry: () => void found.refetch(),
  };
}
