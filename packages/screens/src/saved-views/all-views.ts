import type { SavedView } from '@ninefold/data/saved-views';
import { entityPath } from '@ninefold/specification';
import { openLists } from '../navigation/index.ts';
import type { ListedEntity, Overview } from '../screen-context/queries/index.ts';
import { type NamedView, namedViews, searchOf } from './named-views.ts';

/** A view with the list that it is of, for searching through all of them. */
export interface ViewOfList extends NamedView {
  readonly entity: ListedEntity;
  readonly href: string;
}

/**
 * Returns the views of all lists in the navigation that the person can open: the team's, shared ones and
 * their own.
 */
export function allViews(overview: Overview, saved: readonly SavedView[]): readonly ViewOfList[] {
  return openLists(overview, overview.roles).flatMap((entity) => {
    const views = namedViews(entity, overview.roles, saved);
    return views.map((view) => ({
      ...view,
      entity,
      href: `${entityPath(entity)}?${searchOf(views, view)}`,
    }));
  });
}
