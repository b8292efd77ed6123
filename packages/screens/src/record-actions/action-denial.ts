import type { Entity } from '@ninefold/specification';
import { type Action, type ActionDenial, actionDenial } from '@ninefold/specification/explain';
import type { LoadedSpecification } from '../queries/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { recordActionMessages } from './messages.ts';

/**
 * Returns a function that says what denies this person an action on every record of an entity.
 * Undefined for an action that they can take.
 *
 * @param among The specification of the entities; the screen's when absent.
 */
export function useActionDenial(
  among?: LoadedSpecification,
): (entity: Entity, action: Action) => ActionDenial | undefined {
  const { loaded, roles } = useScreen();
  const { specification, declaration } = among ?? loaded;
  return (entity, action) => actionDenial(specification, entity, action, { roles, declaration });
}

/** Says briefly why a control is disabled. The full answer is behind "Why?". */
export function denialMessage({ by }: ActionDenial): string {
  switch (by) {
    case 'policy':
      return recordActionMessages.deniedByPolicy;
    case 'declaration':
      return recordActionMessages.deniedByDeclaration;
    default:
      return recordActionMessages.deniedByGrant;
  }
}
