import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEntity, type Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { type PolicyPerson, readsAtMostOne } from './index.ts';

let database: Awaited<ReturnType<typeof lendPostgres>>;
let specification: Specification;

/** A contact, who is no editor. */
const contact: PolicyPerson = {
  role: 'authenticated',
  claims: {
    sub: '11111111-1111-4111-8111-111111111111',
    role: 'authenticated',
    app_metadata: { role: 'contact', customer_id: 7 },
  },
};
const editor: PolicyPerson = {
  ...contact,
  claims: { ...contact.claims, app_metadata: { role: 'editor' } },
};

/** Those above hold at most one record for the contact, those below perhaps more. */
const one = {
  uid: 'using (owner = auth.uid())',
  initPlan: 'using ((select auth.uid()) = owner)',
  claim: `using (id = (auth.jwt() -> 'app_metadata' ->> 'customer_id')::int)`,
  selected: 'using (id = (select m.place from member m where m.person = auth.uid()))',
  called: 'using (id = (select own_id()))',
  restricted: 'using (shared and id = (select own_id()))',
  byRole: 'using (public.is_editor() or (not public.is_editor() and id = (select own_id())))',
} as const;
const several = {
  shared: 'using (shared)',
  either: 'using (shared or id = (select own_id()))',
  notUnique: 'using (other = auth.uid())',
  among: 'using (id in (select m.place from member m where m.person = auth.uid()))',
  any: 'using (id = any (array[1, 2]))',
  greater: 'using (id >= (select own_id()))',
  itself: 'using (id = id)',
  // For each record, the sub-select and the function find another value.
  correlated: 'using (id = (select m.place from member m where m.person = correlated.other))',
  perRecord: 'using (id = own_id())',
  withColumn: 'using (id = (select next_id(other)))',
  nobody: 'using (false)',
};

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create role anon; create role authenticated; create role service_role bypassrls;
    create schema auth;
    create function auth.uid() returns uuid language sql stable as 'select null::uuid';
    create function auth.jwt() returns jsonb language sql stable as 'select null::jsonb';
    create function public.is_editor() returns boolean language sql stable as $$
      select coalesce(auth.jwt() -> 'app_metadata' ->> 'role' = 'editor', false) $$;
    create table member (person uuid, place int);
    create function public.own_id() returns int language sql stable security definer as
      'select place from public.member where person = auth.uid()';
    create function public.next_id(uuid) returns int language sql stable as 'select 1';
    grant usage on schema public, auth to anon, authenticated, service_role;`);
  for (const [name, policy] of Object.entries({ ...one, ...several })) {
    await database.exec(`
      create table "${name}" (
        id int primary key, owner uuid unique, other uuid, shared boolean
      );
      alter table "${name}" enable row level security;
      create policy it on "${name}" for select ${policy};`);
  }
  await database.exec(`
    create table twice (id int primary key, owner uuid unique);
    alter table twice enable row level security;
    create policy one on twice for select using (owner = auth.uid());
    create policy another on twice for select using (id = (select own_id()));
    create table narrowed (id int primary key);
    alter table narrowed enable row level security;
    create policy all_of_them on narrowed for select using (true);
    create policy own on narrowed as restrictive for select using (id = (select own_id()));
    create table open (id int primary key);
    grant all on all tables in schema public to anon, authenticated, service_role;`);
  const { rows } = await database.query<{ catalog: Catalog }>(catalogSql());
  specification = specificationOf(rows[0]?.catalog as Catalog);
});

afterAll(() => database.close());

function isOne(name: string, person = contact): boolean {
  const entity = findEntity(specification, name);
  if (entity === undefined) throw new Error(`There is no ${name}.`);
  return readsAtMostOne({ specification, person }, entity);
}

test.each([...Object.keys(one), 'narrowed'])('a person reads at most one record: %s', (name) => {
  expect(isOne(name)).toBe(true);
});

test.each([...Object.keys(several), 'twice', 'open'])('a person may read several: %s', (name) => {
  expect(isOne(name)).toBe(false);
});

test('another role may read several, and a role that bypasses policies reads everything', () => {
  expect(isOne('byRole', editor)).toBe(false);
  expect(isOne('uid', { role: 'service_role' })).toBe(false);
});
