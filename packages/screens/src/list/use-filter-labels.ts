import { type Filter, filterRelations, type FilterTerm, isGroup } from '@ninefold/data/records';
import { type Entity, type Reference, referenceOfField } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { labelsQuery } from '../screen-context/queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';

/** Returns the labels of the records that a list is filtered by, as far as they are loaded. */
export function useFilterLabels(
  entity: Entity,
  filters: readonly FilterTerm[],
): (field: FieldDescriptor, id: string) => string | undefined {
  const { application } = useScreen();
  const source = useRecordSource();
  const references = referencesIn(source.entities, entity, filters);
  const queries = references.map(({ filter, reference }) =>
    labelsQuery(application, source, reference, filter.values),
  );
  const { data } = useQuery({
    queryKey: ['records', 'labels', ...queries.map(({ queryKey }) => queryKey)],
    queryFn: ({ client }) =>
      Promise.all(
        queries.map(async (query, index) => ({
          constraint: references[index]?.reference.constraint,
          options: await client.fetchQuery(query).catch(() => []),
        })),
      ),
    placeholderData: keepPreviousData,
    enabled: queries.length > 0,
  });
  return (field, id) =>
    data
      ?.filter(({ constraint }) => constraint === field.reference?.constraint)
      .flatMap(({ options }) => options)
      .find((option) => option.id === id)?.label;
}

/** The filters on references: the entity's own, and those of related records. */
function referencesIn(
  entities: readonly Entity[],
  entity: Entity,
  terms: readonly FilterTerm[],
): readonly { readonly filter: Filter; readonly reference: Reference }[] {
  return terms.flatMap((term) => {
    if (!isGroup(term)) {
      const reference = referenceOfField(entity, term.field);
      return reference === undefined || term.values.length === 0
        ? []
        : [{ filter: term, reference }];
    }
    const relation =
      term.relation === undefined
        ? undefined
        : filterRelations(entities, entity).find(({ name }) => name === term.relation);
    return referencesIn(entities, relation?.target ?? entity, term.terms);
  });
}
