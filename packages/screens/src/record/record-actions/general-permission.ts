import { canDoAny } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { Action, Permission } from '@ninefold/specification/explain';
import type { LoadedSpecification } from '../../screen-context/queries/index.ts';
import { askedOf, useScreen } from '../../screen-context/index.ts';

/**
 * Returns a function that says what this person can do with records in general.
 *
 * @param among The specification of the entities; the screen's when absent.
 */
export function usePermission(
  among?: LoadedSpecification,
): (action: Action, entity: Entity) => Permission {
  const { loaded, acting } = useScreen();
  const asked = askedOf({ loaded: among ?? loaded, acting });
  return (action, entity) => canDoAny(asked, action, entity);
}

/** Returns why a control is disabled. The full answer is behind "Why?". */
export function disabledReasonOf(permission: Permission): string | undefined {
  return permission.answer === 'no' ? permission.reason : undefined;
}
