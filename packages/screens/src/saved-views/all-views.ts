import { entityId, entityPath } from '@ninefold/specification';
import type { Application } from '../application/index.ts';
import { openLists } from '../navigation/index.ts';
import type { ListedEntity, Overview } from '../queries/index.ts';
import { type NamedView, namedViews, searchOf } from './named-views.ts';
import { savedViewsQuery } from './saved-views-query.ts';

/** A view with the list that it is of, for searching through all of them. */
export interface ViewOfList extends NamedView {
  readonly entity: ListedEntity;
  readonly href: string;
}

/**
 * Returns the views of all lists in the navigation that the person can open: the team's, shared ones and
 * their own. Throws as a read of records does, where saved views can't be read.
 */
export async function allViews(
  application: Application,
  overview: Overview,
): Promise<readonly ViewOfList[]> {
  const saved = await application.queries.fetchQuery(savedViewsQuery(application, overview));
  const byEntity = Map.groupBy(saved, ({ entity }) => entity);
  return openLists(overview, overview.roles).flatMap((entity) => {
    const views = namedViews(entity, overview.roles, byEntity.get(entityId(entity)));
    return views.map((view) => ({
      ...view,
      entity,
      href: `${entityPath(entity)}?${searchOf(views, view)}`,
    }));
  });
}
