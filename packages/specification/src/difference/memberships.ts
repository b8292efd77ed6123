import type { Membership, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';
import { pairsOf, shared } from './pairs.ts';

/** The roles whose rights a role has or may switch to. Compared where both specifications list them. */
export function membershipChanges(before: Specification, after: Specification): readonly Draft[] {
  const [old, now] = [before.permissions.memberships, after.permissions.memberships];
  if (old === undefined || now === undefined) return [];
  const roles = shared(namesOf(before), namesOf(after));
  // The Data API takes on the roles that it may sign in as: such a role comes and goes as a role.
  const isTold = ({ member, role }: Membership) => member !== 'authenticator' || roles.has(role);
  const pairs = pairsOf(old.filter(isTold), now.filter(isTold), ({ member, role }) =>
    JSON.stringify([member, role]),
  );
  return [
    ...pairs.removed.map((each) =>
      draft('membership revoked', each, `is no longer a member of ${each.role}.`),
    ),
    ...pairs.added.map((each) =>
      draft(
        'membership granted',
        each,
        `is now a member of ${each.role} and ${rightsOf(each)}${openness(after, each)}.`,
      ),
    ),
    ...pairs.both
      .filter((pair) => pair.before.inherits !== pair.after.inherits)
      .map((pair): Draft => ({
        ...draft('membership changed', pair.after, `now ${rightsOf(pair.after)}.`),
        weight: pair.after.inherits === true ? 'opens' : 'breaks',
      })),
  ];
}

function namesOf({ permissions }: Specification): readonly string[] {
  return permissions.roles.map(({ name }) => name);
}

/** By member, the roles whose rights it has in the second specification, and not in the first. */
export function inheritedAnew(
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

/** The roles whose rights a role has through its memberships. */
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

function rightsOf({ role, inherits }: Membership): string {
  return inherits === true
    ? `has the permissions of ${role}`
    : `has the permissions of ${role} once it switches to that role`;
}

function openness({ permissions }: Specification, { role }: Membership): string {
  const bypasses = permissions.roles.find(({ name }) => name === role)?.bypassesRowSecurity;
  return bypasses === true ? ', to which policies do not apply' : '';
}

function draft(kind: ChangeKind, { member, role }: Membership, words: string): Draft {
  return {
    kind,
    object: `membership of ${member} in ${role}`,
    statement: `The role ${member} ${words}`,
    about: [{ role: member }, { role }],
  };
}
