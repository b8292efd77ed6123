import { onField } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import type { FieldText } from '@ninefold/ui/shapes';
import { useCallback, useMemo } from 'react';
import { askedOf, useRecordSource, useScreen } from '../screen-context/index.ts';

type Texts = Readonly<Record<string, FieldText>>;

/**
 * Finds the next position of a new record among the records that it belongs to, from the last one
 * there. The function gives it by its field's name; nothing where the values do not say to which
 * record it belongs, where the position is among them, or where this cannot be read.
 */
export function useNextPosition(
  entity: Entity,
): (values: Texts) => Promise<Readonly<Record<string, string>>> {
  const source = useRecordSource();
  const { loaded, acting } = useScreen();
  const position = useMemo(() => positionOf(entity), [entity]);
  return useCallback(
    async (values) => {
      if (position === undefined || Object.hasOwn(values, position.field.name)) return {};
      const asked = askedOf({ loaded, acting });
      const isDenied = (['select', 'insert'] as const).some(
        (action) => onField(asked, action, entity, position.field)().answer === 'no',
      );
      if (isDenied) return {};
      const { nextPosition } = await import('@ninefold/data/records/position');
      const next = await nextPosition(source, entity, position, values);
      return next === undefined ? {} : { [position.field.name]: next };
    },
    [source, entity, position, loaded, acting],
  );
}
