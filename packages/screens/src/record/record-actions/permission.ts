import { canDo } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { Action, Permission } from '@ninefold/specification/explain';
import type { RecordRow } from '@ninefold/ui/shapes';
import { askedOf, useScreen } from '../../screen-context/index.ts';

/** Returns what this person can do with a record; before it is read, with records in general. */
export function useRecordPermission(
  action: Action,
  entity: Entity,
  record: Pick<RecordRow, 'values'> | undefined,
): Permission {
  const { loaded, acting } = useScreen();
  return canDo(askedOf({ loaded, acting }), action, entity, { record });
}
