import { type Entity, referenceOfField } from '@ninefold/specification';
import type { FieldDescriptor, Filter } from '@ninefold/ui/patterns/shapes';
import { useQueries } from '@tanstack/react-query';
import { useRecordSource } from './use-screen.ts';

/** What the records that a list is filtered by are called, as far as they are known by now. */
export function useFilterLabels(
  entity: Entity,
  filters: readonly Filter[],
): (field: FieldDescriptor, id: string) => string | undefined {
  const source = useRecordSource();
  const asked = filters.flatMap((filter) => {
    const reference = referenceOfField(entity, filter.field);
    return reference === undefined || filter.values.length === 0 ? [] : [{ filter, reference }];
  });
  const answers = useQueries({
    queries: asked.map(({ filter, reference }) => ({
      queryKey: ['records', reference.schema, reference.entity, 'labels', ...filter.values],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { optionsById } = await import('../queries/options.ts');
        return optionsById(source, reference, filter.values, { signal });
      },
    })),
  });
  return (field, id) => {
    const index = asked.findIndex(({ filter }) => filter.field === field.name);
    return answers[index]?.data?.find((option) => option.id === id)?.label;
  };
}
