import type { Membership, Specification } from '../specification.ts';
import type { Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';
import { pairsOf } from './pairs.ts';

/** The roles whose rights a role has or may switch to. Compared where both specifications list them. */
export function membershipChanges(before: Specification, after: Specification): readonly Draft[] {
  const [old, now] = [before.permissions.memberships, after.permissions.memberships];
  if (old === undefined || now === undefined) return [];
  const pairs = pairsOf(old, now, ({ member, role }) => JSON.stringify([member, role]));
  return [
    ...pairs.removed.map((each) =>
      draft('membership revoked', each, `is no longer a member of ${each.role}.`),
    ),
    ...pairs.added.map((each) =>
      draft(
        'membership granted',
        each,
        `is a member of ${each.role} now and ${rightsOf(each)}${openness(after, each)}.`,
      ),
    ),
    ...pairs.both
      .filter((pair) => pair.before.inherits !== pair.after.inherits)
      .map((pair): Draft => ({
        ...draft('membership changed', pair.after, `${rightsOf(pair.after)} now.`),
        weight: pair.after.inherits === true ? 'opens' : 'breaks',
      })),
  ];
}

function rightsOf({ role, inherits }: Membership): string {
  return inherits === true
    ? `has the rights of ${role}`
    : `has the rights of ${role} once it switches to that role`;
}

function openness({ permissions }: Specification, { role }: Membership): string {
  const bypasses = permissions.roles.find(({ name }) => name === role)?.bypassesRowSecurity;
  return bypasses === true ? ', for which policies do not hold' : '';
}

function draft(kind: ChangeKind, { member, role }: Membership, words: string): Draft {
  return {
    kind,
    object: `membership of ${member} in ${role}`,
    statement: `The role ${member} ${words}`,
    about: [{ role: member }, { role }],
  };
}
