import { entityPlural, entityId } from '@ninefold/specification';
import type { PaletteGroup } from '@ninefold/ui/patterns/command-palette';
import { useQuery } from '@tanstack/react-query';
import { allViews, savedViewsQuery } from '../../saved-views/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { paletteMessages } from './messages.ts';

/** Returns the views of all lists: the team's, shared ones and the person's own. */
export function useViewsOfLists(): PaletteGroup {
  const { application, overview } = useScreen();
  const saved = useQuery(savedViewsQuery(application, overview));
  return {
    id: 'views',
    title: paletteMessages.views,
    commands: (saved.data ? allViews(overview, saved.data) : []).map(
      ({ entity, id, name, href }) => ({
        id: `view ${entityId(entity)} ${id}`,
        label: name,
        detail: entityPlural(entity),
        kind: 'list',
        href,
      }),
    ),
    problem: saved.isError ? paletteMessages.viewsFailed : undefined,
    onRetry: () => void saved.refetch(),
  };
}
