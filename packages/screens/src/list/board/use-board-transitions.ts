import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { denialMessage, useActionDenial } from '../../record-actions/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { type BoardTransitions, boardTransitions } from './board-transitions.ts';

/** Returns how cards may move between the columns of a board, for this person. */
export function useBoardTransitions(entity: Entity, field: FieldDescriptor): BoardTransitions {
  const { loaded, roles } = useScreen();
  const denial = useActionDenial()(entity, 'update');
  const denied = denial && denialMessage(denial);
  return useMemo(
    () => boardTransitions({ loaded, roles }, entity, field, denied),
    [loaded, roles, entity, field, denied],
  );
}
