import type { NewSavedView, SavedView } from '@ninefold/data/saved-views';
import { type Entity, entityId } from '@ninefold/specification';

/**
 * Of the rows that mark favourites, among a person's own saved views: a shared view is a row of somebody
 * else. They are views of the table that holds them, which has no list.
 */
const markedEntity = 'ninefold_saved_views';

/** A view of a list, declared or saved. */
interface MarkedView {
  readonly id: string;
  readonly saved?: SavedView;
}

/** Returns the row that marks a view as a favourite. Its name is what marks the view. */
export function favouriteMark(
  entity: Pick<Entity, 'schema' | 'name'>,
  { id, saved }: MarkedView,
): NewSavedView {
  // Only saved views have IDs of their own.
  const name = saved?.id ?? `${entityId(entity)} ${id}`;
  return { entity: markedEntity, name, address: '', shared: false };
}

/** Returns the names of this person's marks. */
export function marksIn(saved: readonly SavedView[]): ReadonlyMap<string, SavedView> {
  const marks = saved.filter(({ own, entity }) => own && entity === markedEntity);
  return new Map(marks.map((mark) => [mark.name, mark]));
}
