import type { FilterTerm, ListState, RecordPage, RecordSource } from '@ninefold/data/records';
import { summarize } from '@ninefold/data/records/summary';
import type { Entity } from '@ninefold/specification';
import type { CountValues, ValueCounts } from '@ninefold/ui/shapes';

interface CountedList {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly state: ListState;
  /** Conditions of which the list's address says nothing. */
  readonly within: readonly FilterTerm[];
  /** How many records the list has, as its page says. */
  readonly total: RecordPage['total'] | undefined;
}

/** Counts the records of each value of a field that a list would have with other filters. */
export async function countValues(
  { source, entity, state, within, total }: CountedList,
  ...[field, filters, signal]: Parameters<CountValues>
): Promise<ValueCounts | undefined> {
  const values = field.options?.map(({ value }) => value);
  const { groups, gap, cut } = await summarize(
    source,
    entity,
    { ...state, filters, order: [] },
    {
      by: { field: field.name, values, brief: true },
      total: filters.length === state.filters.length ? total : undefined,
      signal,
    },
    { filters: within },
  );
  // A value that is missing among these has records all the same.
  if (cut === true || (gap !== undefined && groups.length === 0)) return undefined;
  const counts = new Map(
    groups.map(({ value, ...group }) => {
      // NULL can't be chosen.
      return [typeof value === 'object' ? null : String(value), group] as const;
    }),
  );
  return (value) => counts.get(value) ?? { count: 0, exact: true };
}
