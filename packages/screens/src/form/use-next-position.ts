import { type Entity, fieldOf } from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import type { FieldText } from '@ninefold/ui/shapes';
import { useCallback, useMemo } from 'react';
import { useRecordSource } from '../screen-context/index.ts';

type Texts = Readonly<Record<string, FieldText>>;

/**
 * Finds the next position of a new record among the records that it belongs to, from the last one
 * there. The function gives it by its field's name; nothing where the values do not say to which
 * record it belongs, where the position is among them, or where this cannot be read.
 */
export function useNextPosition(entity: Entity): (values: Texts) => Promise<Texts> {
  const source = useRecordSource();
  const position = useMemo(() => positionOf(entity), [entity]);
  return useCallback(
    async (values) => {
      if (position === undefined || Object.hasOwn(values, position.field.name)) return {};
      const { grants } = fieldOf(entity, position.field.name) ?? {};
      if (grants?.select !== true || !grants.insert) return {};
      const { nextPosition } = await import('@ninefold/data/records/position');
      const next = await nextPosition(source, entity, position, values);
      return next === undefined ? {} : { [position.field.name]: next };
    },
    [source, entity, position],
  );
}
