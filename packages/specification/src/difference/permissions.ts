import { formatList } from '@ninefold/messages';
import type { Role, Specification } from '../model/index.ts';
import {
  type Draft,
  draft,
  factChanges,
  listChanges,
  nameOf,
  type Subject,
  when,
} from './draft.ts';
import { functionGrantChanges, grantChanges } from './grants.ts';
import { membershipChanges } from './memberships.ts';
import { pairsOf, same } from './pairs.ts';
import { policyChanges } from './policies.ts';
import { supportingFunctionChanges } from './supporting-functions.ts';
import { differenceMessages } from './messages.ts';

/** Point 6: roles, grants on relations, columns and functions, policies, and what policies rest on. */
export function permissionChanges(before: Specification, after: Specification): readonly Draft[] {
  return [
    ...roleChanges(before, after),
    ...grantChanges(before, after),
    ...functionGrantChanges(before, after),
    ...policyChanges(before, after),
    ...supportingFunctionChanges(before, after),
    ...membershipChanges(before, after),
  ];
}

const subject = ({ name }: Role, from?: 'declared'): Subject => ({
  from,
  object: `role ${name}`,
  about: { role: name },
});

const own = (role: Role) => subject(role, role.source.from === 'declared' ? 'declared' : undefined);

function roleChanges(before: Specification, after: Specification): readonly Draft[] {
  // If memberships are known, their differences cover the rights that they grant.
  const listsMemberships =
    before.permissions.memberships !== undefined && after.permissions.memberships !== undefined;
  const pairs = pairsOf(before.permissions.roles, after.permissions.roles, ({ name }) => name);
  return [
    ...listChanges('role', pairs, own),
    ...pairs.both.flatMap(({ before: old, after: now }): readonly Draft[] => {
      const name = nameOf(subject(old));
      const [had, has] = [old.inherits ?? [], now.inherits ?? []];
      return [
        ...when(
          old.bypassesRowSecurity !== now.bypassesRowSecurity,
          draft(
            'role changed',
            subject(old),
            now.bypassesRowSecurity === true
              ? differenceMessages.policiesBypassed(name)
              : differenceMessages.policiesApply(name),
            { weight: now.bypassesRowSecurity === true ? 'opens' : 'breaks' },
          ),
        ),
        ...when(
          !listsMemberships && !same(had, has),
          draft(
            'role changed',
            subject(old),
            has.length === 0
              ? differenceMessages.noInheritedRoles(name)
              : differenceMessages.inheritedRoles({ ...name, roles: formatList(has) }),
            {
              before: had.join(', '),
              after: has.join(', '),
              weight: has.some((role) => !had.includes(role)) ? 'opens' : 'breaks',
            },
          ),
        ),
        ...factChanges(old, now, subject(old), [
          ['label', 'role described', differenceMessages.labelOf],
          ['description', 'role described', differenceMessages.descriptionOf],
        ]),
      ];
    }),
  ];
}
