import { summarize, type Summary, type SummaryQuery } from '@ninefold/data/records/summary';
import { type FieldValue, writeListAddress } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useRecordsBinding } from '../provider/index.ts';
import { entityKey } from '../queries/index.ts';
import { listStateOf, type RecordsQuery } from './conditions.ts';
import { denial, type Ready, stateOf, type Unready } from './record-state.ts';
import { useKnownEntity } from './use-known-entity.ts';

export type AggregateState = Unready | (Ready & Summary);

/** Conditions, and how the records are counted and summed: together, or in groups by a field. */
export interface AggregateQuery<Field extends string = string> extends Pick<
  RecordsQuery<Readonly<Record<Field, FieldValue>>>,
  'where' | 'filters'
> {
  readonly by?: NonNullable<SummaryQuery['by']> & { readonly field: Field };
  readonly sums?: readonly Field[];
}

/** Counts and sums records exactly. Where the server can't, `gap` says why, and `cut` that there are more groups. */
export function useAggregate(
  name: string | Entity,
  { by, sums = [], ...query }: AggregateQuery = {},
): AggregateState {
  const binding = useRecordsBinding();
  const entity = useKnownEntity(name);
  const { source, within } = binding;
  const filters = within?.(entity) ?? [];
  const state = listStateOf(entity, query);
  const denied = denial(binding, entity);
  const summary = useQuery({
    queryKey: [
      ...entityKey(source.client, entity),
      'aggregate',
      writeListAddress(state),
      by,
      sums,
      filters,
    ],
    queryFn: ({ signal }) =>
      summarize(source, entity, state, { ...(by && { by }), sums, signal }, { filters }),
    // The client alone tries again.
    retry: false,
    enabled: denied === undefined,
  });
  return stateOf(summary, { denied }, (answer) => answer);
}
