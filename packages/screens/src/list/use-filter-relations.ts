import { filterRelations } from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { FilterRelation } from '@ninefold/ui/shapes';
import { useCallback, useRef } from 'react';
import { readableFields } from '../descriptors/index.ts';
import { useScreen } from '../screen-context/index.ts';

/** Returns a function that lists the related records that an entity's list can be filtered by. */
export function useFilterRelations(entity: Entity): () => readonly FilterRelation[] {
  const { specification } = useScreen().loaded;
  const known = useRef<{ readonly of: Entity; readonly relations: readonly FilterRelation[] }>(
    undefined,
  );
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
        label: !many ? label : isAmbiguous ? `${plural} (${label})` : plural,
        fields: readableFields(specification, target, 'list'),
      };
    });
    known.current = { of: entity, relations };
    return relations;
  }, [entity, specification]);
}
