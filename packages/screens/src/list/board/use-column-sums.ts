import type { FilterTerm, ListState } from '@ninefold/data/records';
import { type Entity, isLarge } from '@ninefold/specification';
import type { BoardColumn } from '@ninefold/ui/patterns/board';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../screen-context/queries/index.ts';
import { useRecordSource } from '../../screen-context/index.ts';
import { summedFields } from '../sum-footers.tsx';

/**
 * Returns a function that gives the sums of a column, by its value: of the fields that the list adds up. They
 * are those of the list's groups.
 *
 * @param fields Of the cards, the title first.
 * @param within Conditions of which the list's address says nothing.
 */
export function useColumnSums(
  entity: Entity,
  { name, options }: FieldDescriptor,
  fields: readonly FieldDescriptor[],
  state: ListState,
  within: readonly FilterTerm[],
): (value: string | null) => BoardColumn['sums'] {
  const source = useRecordSource();
  const summed = summedFields(fields);
  const values = options?.map(({ value }) => value);
  const sums = summed.map((field) => field.name);
  // Postgres would have to read all of a large table.
  const isAsked = summed.length > 0 && !isLarge(entity);
  const { data, isError } = useQuery({
    ...summaryQuery(
      source,
      entity,
      state,
      { by: { field: name, unit: undefined, values }, sums },
      within,
    ),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  return (value) => {
    if (!isAsked || isError || data?.gap !== undefined) return undefined;
    if (data === undefined) return summed.map((field) => ({ field, value: undefined }));
    const group = data.groups.find((each) => each.value === value);
    // A team's own display is of one value.
    return summed.flatMap((field) => {
      const sum = group?.sums[field.name] ?? null;
      return sum === null ? [] : [{ field: { ...field, display: undefined }, value: sum }];
    });
  };
}
