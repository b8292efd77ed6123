import type { Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { factChange } from './fact-changes.ts';
import { functionGrantChanges, grantChanges } from './grants.ts';
import { membershipChanges } from './memberships.ts';
import { pairsOf, same } from './pairs.ts';
import { policyChanges } from './policies.ts';
import { supportingFunctionChanges } from './supporting-functions.ts';

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

const roleObject = (name: string) => `role ${name}`;

function roleChanges(before: Specification, after: Specification): readonly Draft[] {
  // Where memberships are known, the rights that come with them are their changes.
  const tellsMemberships =
    before.permissions.memberships !== undefined && after.permissions.memberships !== undefined;
  const pairs = pairsOf(before.permissions.roles, after.permissions.roles, ({ name }) => name);
  return [
    ...pairs.removed.map(({ name, source }): Draft => ({
      kind: 'role removed',
      ...(source.from === 'declared' ? { from: 'declared' } : {}),
      object: roleObject(name),
      statement: `The role ${name} was removed.`,
      about: { role: name },
    })),
    ...pairs.added.map(({ name, source }): Draft => ({
      kind: 'role added',
      ...(source.from === 'declared' ? { from: 'declared' } : {}),
      object: roleObject(name),
      statement: `The role ${name} is new.`,
      about: { role: name },
    })),
    ...pairs.both.flatMap(({ before: old, after: now }): readonly Draft[] => {
      const about = { role: old.name };
      const described = (what: string) => ({
        kind: 'role described' as const,
        object: roleObject(old.name),
        name: `The ${what} of role ${old.name}`,
        about,
      });
      return [
        ...(old.bypassesRowSecurity === now.bypassesRowSecurity
          ? []
          : [
              {
                kind: 'role changed' as const,
                weight: now.bypassesRowSecurity === true ? ('opens' as const) : ('breaks' as const),
                object: roleObject(old.name),
                statement: `Policies ${now.bypassesRowSecurity === true ? 'no longer apply' : 'now apply'} to the role ${old.name}.`,
                about,
              },
            ]),
        ...(tellsMemberships || same(old.inherits ?? [], now.inherits ?? [])
          ? []
          : [
              {
                kind: 'role changed' as const,
                weight: gains(old.inherits, now.inherits)
                  ? ('opens' as const)
                  : ('breaks' as const),
                object: roleObject(old.name),
                statement: `The role ${old.name} now also has the permissions of ${(now.inherits ?? []).join(', ') || 'no other role'}.`,
                before: (old.inherits ?? []).join(', '),
                after: (now.inherits ?? []).join(', '),
                about,
              },
            ]),
        ...factChange(old.label, now.label, described('label')),
        ...factChange(old.description, now.description, described('description')),
      ];
    }),
  ];
}

function gains(before: readonly string[] = [], after: readonly string[] = []): boolean {
  return after.some((name) => !before.includes(name));
}
