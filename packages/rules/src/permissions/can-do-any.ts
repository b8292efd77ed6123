import { bypassesPolicies, type Entity, entityId, isLetByPolicy } from '@ninefold/specification';
import type { Action, Denial, Permission, Undecided } from '@ninefold/specification/explain';
import { no, undecided, yes } from './answers.ts';
import type { Asked } from './asked.ts';
import { type DeclaredLimit, declaredLimits } from './declared-limits.ts';
import { permissionMessages } from './messages.ts';

/**
 * Decides an action with the records of an entity in general, as `canDo` does without a record and a
 * field. A list loads nothing else.
 */
export function canDoAny(
  { declaration, specification, person: { roles } }: Asked,
  action: Action,
  entity: Entity,
): Permission {
  if (!entity.grants[action]) return no('grant', entity.source, () => permissionMessages.noGrant);
  if (!isLetByPolicy(specification, entity, action, roles)) {
    return no('policy', entity.source, () => permissionMessages.noPolicy);
  }
  const limits = declaredLimits(roles, declaration.roles, entityId(entity), action);
  const none = limits.find(({ records }) => records === 'none');
  if (none !== undefined) {
    return no('role', sourceOf(none, entity), () => permissionMessages.notByRole, none.role);
  }
  const [limit] = limits;
  if (limit !== undefined) {
    return undecided('record', sourceOf(limit, entity), () => limitWords(limit, action));
  }
  return byPoliciesOf(specification, entity, roles);
}

/** Names the records of a limit: "Your role can delete only these records: drafts." */
export function limitWords({ records }: DeclaredLimit, action: Action): string {
  const { which = '' } = records === 'none' ? {} : records;
  return permissionMessages.onlyThese({ action, which });
}

export function sourceOf({ role }: DeclaredLimit, entity: Entity): Denial['source'] {
  return { from: 'declared', at: `roles.${role}.may.${entityId(entity)}` };
}

/** Returns whether policies decide about each record. The tables of a view have policies of their own. */
export function byPoliciesOf(
  specification: Asked['specification'],
  entity: Entity,
  roles: readonly string[],
): typeof yes | Undecided {
  const isFree = entity.rowSecurity
    ? bypassesPolicies(specification, entity, roles)
    : entity.kind !== 'view' && entity.kind !== 'foreign table';
  return isFree ? yes : undecided('policy', entity.source);
}
