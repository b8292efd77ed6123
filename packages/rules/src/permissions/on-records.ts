import { bypassesPolicies, type Entity, entityId, isLetByPolicy } from '@ninefold/specification';
import type { Action, Denial, Permission } from '@ninefold/specification/explain';
import { fulfils, type KnownRecord } from '../conditions/index.ts';
import { no, strictest, undecided, yes } from './answers.ts';
import type { Asked } from './asked.ts';
import { type DeclaredLimit, declaredLimits } from './declared-limits.ts';
import { permissionMessages } from './messages.ts';

/** Returns what decides an action: with a record, or without one with records in general. */
export function onRecords(
  asked: Asked,
  action: Action,
  entity: Entity,
): (record?: KnownRecord) => Permission {
  const { declaration, person } = asked;
  const limits = declaredLimits(person.roles, declaration.roles, entityId(entity), action);
  const denial = deniedAlways(asked, action, entity, limits);
  if (denial !== undefined) return () => denial;
  return (record) =>
    strictest([
      ...limits.map((limit) => withinLimit(limit, action, entity, record)),
      byPolicies(asked, action, entity, record),
    ]);
}

/** Returns why a person can't do an action with any record; undefined where that isn't known. */
function deniedAlways(
  { specification, person: { roles } }: Asked,
  action: Action,
  entity: Entity,
  limits: readonly DeclaredLimit[],
): Denial | undefined {
  if (!entity.grants[action]) return no('grant', entity.source, () => permissionMessages.noGrant);
  if (!isLetByPolicy(specification, entity, action, roles)) {
    return no('policy', entity.source, () => permissionMessages.noPolicy);
  }
  const none = limits.find(({ records }) => records === 'none');
  return none && no('role', sourceOf(none, entity), () => permissionMessages.notByRole, none.role);
}

function withinLimit(
  limit: DeclaredLimit,
  action: Action,
  entity: Entity,
  record: KnownRecord | undefined,
): Permission {
  if (limit.records === 'none') return yes;
  const { which = '', while: conditions } = limit.records;
  const holds =
    record === undefined || conditions === undefined
      ? undefined
      : fulfils(entity, conditions)(record);
  if (holds === true) return yes;
  const reason = () => permissionMessages.onlyThese({ action, which });
  const source = sourceOf(limit, entity);
  return holds === false
    ? no('record', source, reason, limit.role)
    : undecided('record', source, reason);
}

function sourceOf({ role }: DeclaredLimit, entity: Entity): Denial['source'] {
  return { from: 'declared', at: `roles.${role}.may.${entityId(entity)}` };
}

const readsOthers = new Set<Entity['kind']>(['view', 'foreign table']);

/** Here joins what is known of policies about one record. */
function byPolicies(
  { specification, person: { roles, claims }, policies }: Asked,
  action: Action,
  entity: Entity,
  record: KnownRecord | undefined,
): Permission {
  // The tables of a view have policies of their own.
  if (!entity.rowSecurity) {
    return readsOthers.has(entity.kind) ? undecided('policy', entity.source) : yes;
  }
  if (bypassesPolicies(specification, roles)) return yes;
  if (policies === undefined || record === undefined) return undecided('policy', entity.source);
  const values = action === 'insert' ? { after: record.values } : { before: record.values };
  const role = roles.at(-1) ?? 'anon';
  const found = policies(specification, entity, action, values, {
    role,
    ...(claims !== undefined && { claims }),
  });
  if (found.answer === 'yes') return yes;
  const answer = found.answer === 'no' ? no : undecided;
  return answer('policy', entity.source, () => found.reason);
}
