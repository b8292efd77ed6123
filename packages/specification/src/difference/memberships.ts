import type { Membership, Specification } from '../model/index.ts';
import { type Draft, draft, type Subject } from './draft.ts';
import { pairsOf, shared } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Compares the memberships of roles, where both specifications list them. */
export function membershipChanges(before: Specification, after: Specification): readonly Draft[] {
  const [old, now] = [before.permissions.memberships, after.permissions.memberships];
  if (old === undefined || now === undefined) return [];
  const roles = shared(namesOf(before), namesOf(after));
  // The Data API takes on the roles that it may sign in as: such a role comes and goes as a role.
  const isCompared = ({ member, role }: Membership) =>
    member !== 'authenticator' || roles.has(role);
  const pairs = pairsOf(old.filter(isCompared), now.filter(isCompared), ({ member, role }) =>
    JSON.stringify([member, role]),
  );
  return [
    ...pairs.removed.map((each) =>
      draft('membership revoked', subjectOf(each), differenceMessages.noMember(namesOfRoles(each))),
    ),
    ...pairs.added.map((each) =>
      draft(
        'membership granted',
        subjectOf(each),
        differenceMessages.member({
          ...namesOfRoles(each),
          bypasses: String(bypasses(after, each)),
        }),
      ),
    ),
    ...pairs.both
      .filter((pair) => pair.before.inherits !== pair.after.inherits)
      .map(({ after: now }) =>
        draft(
          'membership changed',
          subjectOf(now),
          differenceMessages.memberInherits(namesOfRoles(now)),
          {
            weight: now.inherits === true ? 'opens' : 'breaks',
          },
        ),
      ),
  ];
}

function namesOf({ permissions }: Specification): readonly string[] {
  return permissions.roles.map(({ name }) => name);
}

/** Returns, by member, the roles whose rights it has in the second specification and not in the first. */
export function newlyInherited(
  from: Specification,
  to: Specification,
): ReadonlyMap<string, readonly string[]> {
  const [before, after] = [from.permissions.memberships, to.permissions.memberships];
  if (before === undefined || after === undefined) return new Map();
  const members = new Set(after.map(({ member }) => member));
  return new Map(
    [...members].map((member) => {
      const had = inherited(member, before);
      return [member, [...inherited(member, after)].filter((role) => !had.has(role))];
    }),
  );
}

/** Returns the roles whose rights a role has through its memberships. */
function inherited(member: string, memberships: readonly Membership[]): ReadonlySet<string> {
  const found = new Set<string>([member]);
  // A role that is added on the way is visited too.
  for (const each of found) {
    for (const { member: of, role, inherits } of memberships) {
      if (of === each && inherits === true) found.add(role);
    }
  }
  found.delete(member);
  return found;
}

function namesOfRoles({ member, role, inherits }: Membership) {
  return { member, role, inherits: String(inherits === true) };
}

/** Tells whether policies do not apply to the role. */
function bypasses({ permissions }: Specification, { role }: Membership): boolean {
  return permissions.roles.find(({ name }) => name === role)?.bypassesRowSecurity === true;
}

function subjectOf({ member, role }: Membership): Subject {
  return {
    object: `membership of ${member} in ${role}`,
    about: [{ role: member }, { role }],
  };
}
