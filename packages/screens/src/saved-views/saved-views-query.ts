import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../application/index.ts';
import type { Overview } from '../screen-context/queries/index.ts';
import { savedViewsKey } from './saved-views-key.ts';

/**
 * The saved views of all lists, and the marks of favourites: in the database or in the browser, as
 * `Overview.savedViews` says.
 */
export function savedViewsQuery(application: Application, overview: Overview) {
  return queryOptions({
    queryKey: [...savedViewsKey, overview.forPerson, overview.savedViews],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { readViews } = await import('./view-actions.ts');
      return readViews(application, overview, signal);
    },
  });
}
