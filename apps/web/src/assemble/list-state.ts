import { type ListState, pageSize } from '@ninefold/data/records';
import type { Entity } from '@ninefold/data/specification';
import type { ListState as ShownState } from '@ninefold/ui/patterns/shapes';

/** The part of a list's state that the table itself shows and changes. */
export function shownState(entity: Entity, { order, offset, limit }: ListState): ShownState {
  // Without an order of its own a list has the one that the team wants.
  const sort = order.length > 0 ? order : (entity.list?.order.value ?? []);
  return { sort, offset, limit: limit ?? pageSize };
}

/** The whole state after the table changed its part of it. */
export function withShownState(
  entity: Entity,
  state: ListState,
  { sort, offset, limit }: ShownState,
): ListState {
  const unchanged = sort === shownState(entity, state).sort;
  return {
    ...state,
    order: unchanged ? state.order : sort,
    offset,
    limit: limit === pageSize ? undefined : limit,
  };
}
