import { filterRelations } from '@ninefold/data/records';
import {
  type Entity,
  fieldOf,
  fieldOfReference,
  type Specification,
} from '@ninefold/specification';
import type { SortRelation } from '@ninefold/ui/patterns/record-list';
import type { FilterRelation, SearchRecords } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { filterFields } from '../descriptors/index.ts';
import { useRecordSearches } from '../record/record-actions/index.ts';
import { useScreen } from '../screen-context/index.ts';

type Relation = FilterRelation & SortRelation;

/** Returns a function that lists the related records by which an entity's list can be filtered and sorted. */
export function useFilterRelations(entity: Entity): () => readonly Relation[] {
  const { specification } = useScreen().loaded;
  const searchOf = useRecordSearches();
  return useMemo(
    () => whenAsked(() => relationsOf(specification, entity, searchOf)),
    [entity, specification, searchOf],
  );
}

/** Returns a function that makes its result when it is first called. */
function whenAsked<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

function relationsOf(
  specification: Specification,
  entity: Entity,
  searchOf: (entity: Entity) => SearchRecords,
): readonly Relation[] {
  const found = filterRelations(specification.entities, entity);
  return found.map(({ name, many, reference, target }) => {
    const plural = target.plural.value ?? target.name;
    const isAmbiguous = found.some((other) => other.name !== name && other.target === target);
    const from = many ? target : entity;
    const field = fieldOfReference(from, reference) ?? reference.fields[0] ?? '';
    const label = fieldOf(from, field)?.label.value ?? field;
    return {
      name,
      ...(!many && { field }),
      label: !many ? label : isAmbiguous ? `${plural} (${label})` : plural,
      fields: filterFields(specification, target),
      searchRecords: searchOf(target),
    };
  });
}
