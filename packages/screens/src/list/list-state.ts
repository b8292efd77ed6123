import { type ListState, pageSizeOf } from '@ninefold/data/records';
import type { Entity, Specification } from '@ninefold/specification';
import type { ListState as TableState } from '@ninefold/ui/shapes';

/** The part of a list's state that the table itself shows and changes. */
export function tableState(
  specification: Specification,
  entity: Entity,
  { order, offset, start, limit }: ListState,
): TableState {
  // Without an order in the address, the list has the declared one.
  const sort = order.length > 0 ? order : (entity.list?.order.value ?? []);
  return { sort, offset, start, limit: limit ?? pageSizeOf(entity, specification) };
}

/** The whole state after the table changed its part of it. */
export function withTableState(
  specification: Specification,
  entity: Entity,
  state: ListState,
  { sort, offset, start, limit }: TableState,
): ListState {
  const unchanged = sort === tableState(specification, entity, state).sort;
  return {
    ...state,
    order: unchanged ? state.order : sort,
    offset,
    start,
    limit: limit === pageSizeOf(entity, specification) ? undefined : limit,
  };
}

/** The numbers of records that a page may be given, the one that it opens with among them. */
export function pageSizes(specification: Specification, entity: Entity): readonly number[] {
  const own = pageSizeOf(entity, specification);
  return [...new Set([25, 50, 100, 200, own])].sort((a, b) => a - b);
}
