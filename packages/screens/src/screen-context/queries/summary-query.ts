import {
  type FilterTerm,
  initialListState,
  type ListState,
  type RecordSource,
  writeListAddress,
} from '@ninefold/data/records';
import { sumById, summarize, type SummaryQuery } from '@ninefold/data/records/summary';
import type { Entity } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import { entityKey } from '@ninefold/records/queries';

/** @param within Conditions of which the list's address says nothing. */
export function summaryQuery(
  source: RecordSource,
  entity: Entity,
  { filters, search, order }: Pick<ListState, 'filters' | 'search' | 'order'>,
  { by, sums = [], total }: Omit<SummaryQuery, 'signal'>,
  within: readonly FilterTerm[] = [],
) {
  // Groups follow the list's order only where it is that of their field.
  const [first] = order;
  const own = first !== undefined && first.field === by?.field ? [first] : [];
  const state = { ...initialListState, filters, search, order: own };
  return queryOptions({
    queryKey: [
      ...entityKey(source.client, entity),
      'summary',
      writeListAddress(state),
      by,
      sums,
      within,
    ],
    queryFn: ({ signal }) =>
      summarize(source, entity, state, { by, sums, total, signal }, { filters: within }),
  });
}

/** Sums records that were selected one by one. */
export function selectedSumsQuery(
  source: RecordSource,
  entity: Entity,
  ids: ReadonlySet<string>,
  sums: readonly string[],
) {
  return queryOptions({
    queryKey: [...entityKey(source.client, entity), 'selected sums', [...ids].sort(), sums],
    queryFn: ({ signal }) => sumById(source, entity, ids, sums, { signal }),
  });
}
