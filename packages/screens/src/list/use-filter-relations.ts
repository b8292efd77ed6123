import { filterRelations } from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { SortRelation } from '@ninefold/ui/patterns/record-list';
import type { FilterRelation } from '@ninefold/ui/shapes';
import { useCallback, useRef } from 'react';
import { readableFields } from '../descriptors/index.ts';
import { useScreen } from '../screen-context/index.ts';

type Relation = FilterRelation & SortRelation;

/** Returns a function that lists the related records by which an entity's list can be filtered and sorted. */
export function useFilterRelations(entity: Entity): () => readonly Relation[] {
  const { specification } = useScreen().loaded;
  const known = useRef<{ readonly of: Entity; readonly relations: readonly Relation[] }>(undefined);
  return useCallback(() => {
    if (known.current?.of === entity) return known.current.relations;
    const found = filterRelations(specification.entities, entity);
    const relations = found.map(({ name, many, reference, target }) => {
      const plural = target.plural.value ?? target.name;
      const isAmbiguous = found.some((other) => other.name !== name && other.target === target);
      const [first = ''] = reference.fields;
      const field = fieldOf(many ? target : entity, first);
      const label = field?.label.value ?? first;
      return {
        name,
        ...(!many && { field: first }),
        label: !many ? label : isAmbiguous ? `${plural} (${label})` : plural,
        fields: readableFields(specification, target, 'list'),
      };
    });
    known.current = { of: entity, relations };
    return relations;
  }, [entity, specification]);
}
