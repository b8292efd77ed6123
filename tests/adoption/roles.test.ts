/** Where the application finds a person's roles, in the ways that a team can declare. */
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf } from '../../packages/data/src/session/person.ts';
import {
  knownAccess,
  rolesIn,
} from '../../packages/screens/src/screen-context/queries/product-roles.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { people, type Project, startProject } from './project.ts';
import { signedIn } from './signed-in.ts';

const postgres = sharedPostgres();
let project: Project;

beforeAll(async () => {
  project = await startProject({ postgres });
  await project.sql(
    `update auth.users set raw_app_meta_data = $$
      {"role": "planner", "roles": ["planner", "bookkeeper"], "odd.claim": "auditor"}
    $$ where email = '${people.manager}'`,
  );
  await project.sql(`
    create table billing."Staff List" ("Who Is" uuid, "Job Title" text[]);
    insert into billing."Staff List"
      select id, '{clerk,driver}' from auth.users where email = '${people.manager}';
    grant select on billing."Staff List" to authenticated;
    create function public.my_role() returns text language sql stable as $$ select 'auditor' $$;
    create function public.my_roles() returns setof text language sql stable
      as $$ values ('auditor'), ('visitor') $$;
    create function public.no_roles() returns text language plpgsql stable
      as $$ begin raise exception 'Not today.' using errcode = 'SP003'; end $$;`);
  await project.reload();
});
afterAll(async () => {
  await project.stop();
  await postgres.stop();
});

async function rolesOf(
  email: string,
  access: AccessDeclaration,
  tenant?: string,
): Promise<readonly string[]> {
  const client = await signedIn(project, email);
  const { data } = await (await client.auth()).getSession();
  if (data.session === null) throw new Error('Nobody is signed in.');
  const person = personOf(data.session);
  return rolesIn(await knownAccess(client, person, access), tenant);
}

const memberships = { entity: 'memberships', person: 'profile_id', role: 'role' };

test.for<[string, AccessDeclaration, readonly string[]]>([
  ['a claim', { claims: ['app_metadata.role'] }, ['planner']],
  ['a claim with a list', { claims: ['app_metadata.roles'] }, ['planner', 'bookkeeper']],
  ['a claim with a dot in its name', { claims: ['app_metadata.odd.claim'] }, ['auditor']],
  ['a claim that there is not', { claims: ['user_role', 'constructor.name'] }, []],
  ['memberships', { memberships }, ['manager', 'member']],
  [
    'memberships in another schema, with names that need quotes and lists of roles',
    { memberships: { entity: 'billing.Staff List', person: 'Who Is', role: 'Job Title' } },
    ['clerk', 'driver'],
  ],
  ['a function that returns a text', { function: { name: 'my_role' } }, ['auditor']],
  ['a function that returns several', { function: { name: 'my_roles' } }, ['auditor', 'visitor']],
  [
    'a function that returns rows',
    { function: { name: 'my_memberships', field: 'role' } },
    ['manager', 'member'],
  ],
  [
    'several ways, each role once',
    { claims: ['app_metadata.role'], memberships, function: { name: 'my_role' } },
    ['planner', 'manager', 'member', 'auditor'],
  ],
])('roles from %s', async ([, access, expected]) => {
  const found = await rolesOf(people.manager, access);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('a person’s roles are theirs alone', async () => {
  expect(await rolesOf(people.otherOwner, { memberships })).toEqual(['owner']);
  expect(await rolesOf(people.otherOwner, { claims: ['app_metadata.role'] })).toEqual([]);
});

const northQuay = 'aaaaaaaa-0000-4000-8000-000000000001';
const redBarn = 'aaaaaaaa-0000-4000-8000-000000000002';
const tenant = 'organisation_id';

test.for<[string, AccessDeclaration]>([
  ['memberships', { memberships: { ...memberships, tenant } }],
  ['a function', { function: { name: 'my_memberships', field: 'role', tenant } }],
])('roles in a tenant, from %s', async ([, access]) => {
  expect(await rolesOf(people.manager, access, northQuay)).toEqual(['manager']);
  expect(await rolesOf(people.manager, access, redBarn)).toEqual(['member']);
  expect(await rolesOf(people.owner, access, redBarn)).toEqual([]);
  expect(await rolesOf(people.manager, access, 'not an ID')).toEqual([]);
  expect((await rolesOf(people.manager, access)).toSorted()).toEqual(['manager', 'member']);
  // What a claim says holds in every tenant.
  const claims = ['app_metadata.role'];
  expect(await rolesOf(people.manager, { ...access, claims }, redBarn)).toEqual([
    'planner',
    'member',
  ]);
});

test('a failed request is not mistaken for a person without roles', async () => {
  await expect(rolesOf(people.owner, { function: { name: 'no_roles' } })).rejects.toThrow(
    'Not today.',
  );
});
