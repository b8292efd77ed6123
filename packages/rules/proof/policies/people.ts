import type { AccessDeclaration } from '@ninefold/specification/declaration';
import type { KnownAccess, PolicyPerson } from '../../src/policies/index.ts';
import type { Random } from '../../src/random/index.ts';

export const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const;

const visitor: PolicyPerson = { role: 'anon' };

/** Where the roles of people are, as a team declares it. */
export const declared: AccessDeclaration = {
  memberships: { entity: 'membership', person: 'person', role: 'role', tenant: 'org' },
  helpers: {
    'private.long_belongs': { tenant: 'organisation' },
    'private.long_has_role': { tenant: 'organisation', roles: 'wanted' },
    'private.long_has_one_role': { tenant: 'organisation', roles: 'wanted' },
    'private.long_is_manager': { roles: ['owner', 'manager'] },
    // The text of a function goes before what is declared of it.
    'private.belongs': { roles: ['nobody'] },
  },
};

export type Membership = Readonly<Record<'person' | 'org' | 'role' | 'active', string | null>>;

/** Some people have no membership, some several in one tenant, and some one without a role or a tenant. */
export function membershipsOf(random: Random): readonly Membership[] {
  return ids.flatMap((person) =>
    Array.from({ length: random.pick([0, 1, 1, 1, 2, 2, 3]) }, () => ({
      person,
      org: random.chance(0.1) ? null : random.pick(['red', 'blue', 'Red']),
      role: random.chance(0.15) ? null : random.pick(['owner', 'manager', 'member']),
      active: random.pick(['true', 'false', null]),
    })),
  );
}

/** A person's memberships, as the application has read them. */
function accessOf(sub: unknown, memberships: readonly Membership[]): KnownAccess {
  const own = memberships
    .filter(({ person }) => person === sub)
    .map(({ person, org, role }) => ({ person, org, role }));
  return { declared, memberships: own, roles: own.map(({ org, role }) => ({ role, tenant: org })) };
}

/** A person, and whether the application knows of the memberships. */
export interface PlannedPerson extends Pick<PolicyPerson, 'role' | 'claims'> {
  readonly isKnown?: boolean;
}

/** Returns a person as the compiled policies know them. */
export function personWith(
  { isKnown, ...person }: PlannedPerson,
  memberships: readonly Membership[],
): PolicyPerson {
  return isKnown === true
    ? { ...person, access: accessOf(person.claims?.['sub'], memberships) }
    : person;
}

/** People with claims as Supabase Auth sets them, and with some that it would not. */
export function personOf(random: Random): PlannedPerson {
  if (random.chance(0.2)) return visitor;
  const claims: Record<string, unknown> = { role: 'authenticated', aud: 'authenticated' };
  if (random.chance(0.95)) claims['sub'] = random.chance(0.95) ? random.pick(ids) : 'nobody';
  if (random.chance(0.7)) claims['email'] = random.pick(['ada@example.com', 'bob@example.org', '']);
  if (random.chance(0.7)) claims['org'] = random.pick(['red', 'blue', null, 7, '']);
  if (random.chance(0.7)) claims['level'] = random.pick(['3', 12, 'high', null, '12', 1.5]);
  if (random.chance(0.7)) {
    claims['app_metadata'] = random.pick([
      { role: 'admin' },
      { role: 'editor', admin: true },
      { role: 'red', admin: 'yes' },
      { role: null },
      {},
      [],
    ]);
  }
  if (random.chance(0.6)) claims['roles'] = random.pick([['editor', 'red'], [], 'editor', null]);
  return { role: 'authenticated', claims, isKnown: random.chance(0.9) };
}
