import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../application/index.ts';
import type { Overview } from '../queries/index.ts';
import { savedViewsKey } from './saved-views-key.ts';

/**
 * The saved views of an entity's list, or of all lists: in the database or in the browser, as
 * `Overview.savedViews` says.
 *
 * @param entity By `entityId`.
 */
export function savedViewsQuery(application: Application, overview: Overview, entity?: string) {
  return queryOptions({
    queryKey: [...savedViewsKey, overview.forPerson, overview.savedViews, entity ?? null],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { readViews } = await import('./view-actions.ts');
      return readViews(application, overview, entity, signal);
    },
  });
}
