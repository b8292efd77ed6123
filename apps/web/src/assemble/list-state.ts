import { type ListState, pageSize } from '@ninefold/data/records';
import type { ListState as ShownState } from '@ninefold/ui/patterns/shapes';

/** The part of a list's state that the table itself shows and changes. */
export function shownState({ order, offset, limit = pageSize }: ListState): ShownState {
  return { sort: order, offset, limit };
}

/** The whole state after the table changed its part. Another order starts at the first page. */
export function withShownState(state: ListState, { sort, offset, limit }: ShownState): ListState {
  return {
    ...state,
    order: sort,
    offset: sort === state.order ? offset : 0,
    limit: limit === pageSize ? undefined : limit,
  };
}
