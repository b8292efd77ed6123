import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { askedOf, useScreen } from '../../screen-context/index.ts';
import { type BoardTransitions, boardTransitions } from './board-transitions.ts';

/** Returns how cards may move between the columns of a board, for this person. */
export function useBoardTransitions(entity: Entity, field: FieldDescriptor): BoardTransitions {
  const { loaded, acting } = useScreen();
  return useMemo(
    () => boardTransitions(askedOf({ loaded, acting }), entity, field),
    [loaded, acting, entity, field],
  );
}
