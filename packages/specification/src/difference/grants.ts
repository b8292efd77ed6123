import { entityId } from '../model/paths.ts';
import { findEntity } from '../model/queries.ts';
import type { FunctionGrant, Grants, RoleGrant, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { inheritedAnew } from './memberships.ts';
import { pairsOf, shared } from './pairs.ts';

/** What a role may do, each action apart, and each field apart where not all are meant. */
function rightsOf(
  specification: Specification,
  grant: RoleGrant,
): ReadonlyMap<string, readonly string[]> {
  const all = findEntity(specification, grant.entity)?.fields.map(({ name }) => name) ?? [];
  return new Map(
    grant.may.map((action) => [action, action === 'delete' ? [] : (grant.fields?.[action] ?? all)]),
  );
}

const grantKey = ({ role, entity }: Pick<RoleGrant, 'role' | 'entity'>) =>
  JSON.stringify([role, entity]);

export function grantChanges(before: Specification, after: Specification): readonly Draft[] {
  const entities = shared(before.entities.map(entityId), after.entities.map(entityId));
  const roles = shared(
    before.permissions.roles.map(({ name }) => name),
    after.permissions.roles.map(({ name }) => name),
  );
  const old = new Map(before.permissions.grants.map((grant) => [grantKey(grant), grant]));
  const now = new Map(after.permissions.grants.map((grant) => [grantKey(grant), grant]));
  const [gained, lost] = [inheritedAnew(before, after), inheritedAnew(after, before)];
  /** With a membership come the rights of another role: that is one change. */
  const comes = ({ role, entity }: RoleGrant, action: keyof Grants, isGiven: boolean) =>
    ((isGiven ? gained : lost).get(role) ?? []).some((other) =>
      (isGiven ? now : old).get(grantKey({ role: other, entity }))?.may.includes(action),
    );
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((each) => {
    const [was, is] = [old.get(each), now.get(each)];
    const grant = (is ?? was) as RoleGrant;
    const { role, entity } = grant;
    // With an entity or a role its grants come and go: that is one change.
    if (!entities.has(entity) || !roles.has(role)) return [];
    const [rightsBefore, rightsAfter] = [
      was === undefined ? new Map<string, string[]>() : rightsOf(before, was),
      is === undefined ? new Map<string, string[]>() : rightsOf(after, is),
    ];
    const from = (is ?? was)?.source.from === 'declared' ? ('declared' as const) : undefined;
    const drafts = (['select', 'insert', 'update', 'delete'] as const).flatMap((action) =>
      oneRight({ role, entity, action }, rightsBefore.get(action), rightsAfter.get(action), [
        fieldsOf(before, entity),
        fieldsOf(after, entity),
      ]).filter(({ kind }) => !comes(grant, action, kind === 'grant given')),
    );
    return from === undefined ? drafts : drafts.map((draft) => ({ ...draft, from }));
  });
}

const fieldsOf = (specification: Specification, entity: string) =>
  new Set(findEntity(specification, entity)?.fields.map(({ name }) => name));

interface Right {
  readonly role: string;
  readonly entity: string;
  readonly action: string;
}

function oneRight(
  { role, entity, action }: Right,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  [fieldsBefore, fieldsAfter]: readonly [ReadonlySet<string>, ReadonlySet<string>],
): readonly Draft[] {
  const object = `${action} on ${entity} to ${role}`;
  if (before === undefined && after === undefined) return [];
  if (before === undefined) {
    const statement = `${role} may now ${action} ${entity}.`;
    return [{ kind: 'grant given', object, statement, about: { entity, role } }];
  }
  if (after === undefined) {
    const statement = `${role} may no longer ${action} ${entity}.`;
    return [{ kind: 'grant revoked', object, statement, about: { entity, role } }];
  }
  const given = after.filter((name) => !before.includes(name) && fieldsBefore.has(name));
  const revoked = before.filter((name) => !after.includes(name) && fieldsAfter.has(name));
  const columns = (names: readonly string[]) =>
    `${action} (${names.join(', ')}) on ${entity} to ${role}`;
  return [
    ...(given.length === 0
      ? []
      : [
          {
            kind: 'grant given' as const,
            object: columns(given),
            statement: `${role} may now ${action} ${given.join(', ')} of ${entity}.`,
            about: { entity, role, fields: given },
          },
        ]),
    ...(revoked.length === 0
      ? []
      : [
          {
            kind: 'grant revoked' as const,
            object: columns(revoked),
            statement: `${role} may no longer ${action} ${revoked.join(', ')} of ${entity}.`,
            about: { entity, role, fields: revoked },
          },
        ]),
  ];
}

const signaturesOf = ({ calls }: Specification) =>
  calls.flatMap((call) => call.function?.signature ?? []);

/** Whether a role may call a function in the second specification through a membership that is new there. */
function comesWithRole(from: Specification, to: Specification) {
  const inherited = inheritedAnew(from, to);
  return ({ role, function: signature }: FunctionGrant) =>
    (inherited.get(role) ?? []).some((other) =>
      to.permissions.functions?.some(
        (grant) => grant.role === other && grant.function === signature,
      ),
    );
}

export function functionGrantChanges(
  before: Specification,
  after: Specification,
): readonly Draft[] {
  const { removed, added } = pairsOf(
    before.permissions.functions ?? [],
    after.permissions.functions ?? [],
    ({ role, function: signature }) => JSON.stringify([role, signature]),
  );
  const stays = shared(signaturesOf(before), signaturesOf(after));
  const [isGained, isLost] = [comesWithRole(before, after), comesWithRole(after, before)];
  return [
    ...removed
      .filter((grant) => stays.has(grant.function) && !isLost(grant))
      .map(({ role, function: signature }): Draft => ({
        kind: 'grant revoked',
        object: `execute on function ${signature} to ${role}`,
        statement: `${role} may no longer call ${signature}.`,
        about: { role, function: signature },
      })),
    ...added
      .filter((grant) => stays.has(grant.function) && !isGained(grant))
      .map(({ role, function: signature }): Draft => ({
        kind: 'grant given',
        object: `execute on function ${signature} to ${role}`,
        statement: `${role} may now call ${signature}.`,
        about: { role, function: signature },
      })),
  ];
}
