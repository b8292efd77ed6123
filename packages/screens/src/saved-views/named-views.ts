import type { SavedView } from '@ninefold/data/saved-views';
import { type Entity, entityId, type ListSettings, offeredViews } from '@ninefold/specification';
import type { ViewChoice } from '@ninefold/ui/patterns/saved-views';
import { declaredSearch, isSameView, readAddress, viewAddress } from '../addresses/index.ts';
import { favouriteMark, marksIn } from './favourite-marks.ts';

/** A view of a list, declared or saved. Its ID is what `saved` in an address holds. */
export interface NamedView extends ViewChoice {
  /** The part of the list's address behind `?`. */
  readonly address: string;
  /** Undefined for a declared one. */
  readonly saved?: SavedView;
}

/** An entity with the views that its team declares. */
interface ViewedEntity extends Pick<Entity, 'schema' | 'name'> {
  readonly list?: Pick<ListSettings, 'views'>;
}

/**
 * Returns the views that a list offers to a person in these roles: the team's, those of others, their own.
 *
 * @param all The saved views of all lists.
 */
export function namedViews(
  entity: ViewedEntity,
  roles: readonly string[],
  all: readonly SavedView[] = [],
): readonly NamedView[] {
  const marks = marksIn(all);
  const saved = all.filter((view) => view.entity === entityId(entity));
  const declared = offeredViews(entity.list, roles).map((view) => ({
    id: `team.${view.id}`,
    name: view.label,
    from: 'team' as const,
    address: declaredSearch(view),
  }));
  const others = saved.filter(({ own }) => !own);
  const own = saved.filter((view) => view.own);
  return [...declared, ...[...others, ...own].map(savedView)].map((view) => ({
    ...view,
    favourite: marks.has(favouriteMark(entity, view).name),
  }));
}

export function savedView(saved: SavedView): NamedView {
  const { id, name, own, shared, address } = saved;
  return { id: `view.${id}`, name, from: own ? 'me' : 'others', shared, address, saved };
}

/**
 * Returns the view that the list at an address shows, or was changed from: the one that the address names,
 * or else the one that it equals. Undefined for all records.
 */
export function chosenView(views: readonly NamedView[], search: string): NamedView | undefined {
  const { saved } = readAddress(search);
  return views.find(({ id }) => id === saved) ?? equalView(views, search);
}

function equalView(views: readonly NamedView[], search: string): NamedView | undefined {
  if (viewAddress(search) === '') return undefined;
  return views.find(({ address }) => isSameView(address, search));
}

/**
 * Returns the ID to write into an address so that it goes on being a state of the view; undefined where
 * the address says so by itself.
 */
export function savedParameter(
  views: readonly NamedView[],
  view: NamedView,
  search: string,
): string | undefined {
  return equalView(views, search)?.id === view.id ? undefined : view.id;
}

/** Returns the part of a list's address behind `?` that shows a view. */
export function searchOf(views: readonly NamedView[], view: NamedView): string {
  const saved = savedParameter(views, view, view.address);
  return [view.address, saved && `saved=${encodeURIComponent(saved)}`].filter(Boolean).join('&');
}
