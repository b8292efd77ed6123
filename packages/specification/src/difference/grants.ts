import { formatList } from '@ninefold/messages';
import {
  entityId,
  findEntity,
  type FunctionGrant,
  type Grants,
  isLetByPolicy,
  type RoleGrant,
  type Specification,
} from '../model/index.ts';
import { type Draft, draft, when } from './draft.ts';
import { newlyInherited } from './memberships.ts';
import { pairsOf, shared } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Returns the fields that a role may use, by action; none for deleting. */
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

const actions = ['select', 'insert', 'update', 'delete'] as const;

export function grantChanges(before: Specification, after: Specification): readonly Draft[] {
  const entities = shared(before.entities.map(entityId), after.entities.map(entityId));
  const roles = shared(
    before.permissions.roles.map(({ name }) => name),
    after.permissions.roles.map(({ name }) => name),
  );
  const old = new Map(before.permissions.grants.map((grant) => [grantKey(grant), grant]));
  const now = new Map(after.permissions.grants.map((grant) => [grantKey(grant), grant]));
  const [gained, lost] = [newlyInherited(before, after), newlyInherited(after, before)];
  /** With a membership come the permissions of another role: that is one change. */
  const isInherited = ({ role, entity }: RoleGrant, action: keyof Grants, isGiven: boolean) =>
    ((isGiven ? gained : lost).get(role) ?? []).some((other) =>
      (isGiven ? now : old).get(grantKey({ role: other, entity }))?.may.includes(action),
    );
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const grant = (is ?? was) as RoleGrant;
    // With an entity or a role its grants come and go: that is one change.
    if (!entities.has(grant.entity) || !roles.has(grant.role)) return [];
    const rightsBefore = was && rightsOf(before, was);
    const rightsAfter = is && rightsOf(after, is);
    const fields = [fieldsOf(before, grant.entity), fieldsOf(after, grant.entity)] as const;
    return actions.flatMap((action) =>
      oneRight(
        grant,
        action,
        [rightsBefore?.get(action), rightsAfter?.get(action)],
        fields,
        (isGiven) => isWithheld(isGiven ? after : before, grant, action),
      ).filter(({ kind }) => !isInherited(grant, action, kind === 'grant given')),
    );
  });
}

const fieldsOf = (specification: Specification, entity: string) =>
  new Set(findEntity(specification, entity)?.fields.map(({ name }) => name));

/** Whether no policy allows a role what it is granted: the grant alone opens nothing. */
function isWithheld(
  specification: Specification,
  { role, entity: id, source }: RoleGrant,
  action: keyof Grants,
): boolean {
  const entity = findEntity(specification, id);
  if (entity === undefined || source.from === 'declared') return false;
  return !isLetByPolicy(specification, entity, action, [role]);
}

function oneRight(
  { role, entity, source }: RoleGrant,
  action: keyof Grants,
  [before, after]: readonly [readonly string[] | undefined, readonly string[] | undefined],
  [fieldsBefore, fieldsAfter]: readonly [ReadonlySet<string>, ReadonlySet<string>],
  withheld: (isGiven: boolean) => boolean,
): readonly Draft[] {
  const change = (isGiven: boolean, fields?: readonly string[]) => {
    const isWithoutEffect = withheld(isGiven);
    return draft(
      isGiven ? 'grant given' : 'grant revoked',
      {
        from: source.from === 'declared' ? 'declared' : undefined,
        object: `${action}${fields ? ` (${fields.join(', ')})` : ''} on ${entity} to ${role}`,
        about: { entity, role, ...(fields && { fields }) },
      },
      grantStatement(isGiven, { role, action, entity, withheld: String(isWithoutEffect) }, fields),
      isWithoutEffect ? { weight: 'changes' } : undefined,
    );
  };
  if (before === undefined || after === undefined) {
    return before === after ? [] : [change(after !== undefined)];
  }
  const given = after.filter((name) => !before.includes(name) && fieldsBefore.has(name));
  const revoked = before.filter((name) => !after.includes(name) && fieldsAfter.has(name));
  return [
    ...when(given.length > 0, change(true, given)),
    ...when(revoked.length > 0, change(false, revoked)),
  ];
}

function grantStatement(
  isGiven: boolean,
  right: Readonly<Record<'role' | 'action' | 'entity' | 'withheld', string>>,
  fields: readonly string[] | undefined,
): string {
  if (fields === undefined) {
    return isGiven ? differenceMessages.granted(right) : differenceMessages.revoked(right);
  }
  const ofFields = { ...right, fields: formatList(fields) };
  return isGiven
    ? differenceMessages.grantedFields(ofFields)
    : differenceMessages.revokedFields(ofFields);
}

const signaturesOf = ({ calls }: Specification) =>
  calls.flatMap((call) => call.function?.signature ?? []);

/** Tells whether a role may call a function in the second specification through a new membership. */
function isNewlyInherited(from: Specification, to: Specification) {
  const inherited = newlyInherited(from, to);
  return ({ role, function: signature }: FunctionGrant) =>
    (inherited.get(role) ?? []).some((other) =>
      to.permissions.functions?.some(
        (grant) => grant.role === other && grant.function === signature,
      ),
    );
}

const change =
  (isGiven: boolean) =>
  ({ role, function: signature }: FunctionGrant) =>
    draft(
      isGiven ? 'grant given' : 'grant revoked',
      {
        object: `execute on function ${signature} to ${role}`,
        about: { role, function: signature },
      },
      isGiven
        ? differenceMessages.callGranted({ role, function: signature })
        : differenceMessages.callRevoked({ role, function: signature }),
    );

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
  const [isGained, isLost] = [isNewlyInherited(before, after), isNewlyInherited(after, before)];
  return [
    ...removed.filter((grant) => stays.has(grant.function) && !isLost(grant)).map(change(false)),
    ...added.filter((grant) => stays.has(grant.function) && !isGained(grant)).map(change(true)),
  ];
}
