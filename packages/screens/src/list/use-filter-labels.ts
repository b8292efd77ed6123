import { filtersIn } from '@ninefold/data/records';
import { type Entity, referenceOfField } from '@ninefold/specification';
import type { FieldDescriptor, FilterTerm } from '@ninefold/ui/shapes';
import { useQueries } from '@tanstack/react-query';
import { labelsQuery } from '../queries/index.ts';
import { useRecordSource } from '../screen-context/index.ts';

/** Returns the labels of the records that a list is filtered by, as far as they are loaded. */
export function useFilterLabels(
  entity: Entity,
  filters: readonly FilterTerm[],
): (field: FieldDescriptor, id: string) => string | undefined {
  const source = useRecordSource();
  const references = filtersIn(filters).flatMap((filter) => {
    const reference = referenceOfField(entity, filter.field);
    return reference === undefined || filter.values.length === 0 ? [] : [{ filter, reference }];
  });
  const results = useQueries({
    queries: references.map(({ filter, reference }) =>
      labelsQuery(source, reference, filter.values),
    ),
  });
  return (field, id) => {
    const options = references.flatMap(({ filter }, index) =>
      filter.field === field.name ? (results[index]?.data ?? []) : [],
    );
    return options.find((option) => option.id === id)?.label;
  };
}
