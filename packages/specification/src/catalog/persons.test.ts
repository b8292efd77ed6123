/** Fields that hold accounts, as foreign keys, defaults and policies say: lists offer "is me" of them alone. */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { specificationOf } from './specification-of.ts';

let database: PGlite;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create role anon;
    create role clerk;
    create schema auth;
    create table auth.users (id uuid primary key);
    create function auth.uid() returns uuid language sql stable as 'select null::uuid';
    create table profile (id uuid primary key references auth.users, tenant uuid);
    create table note (
      id uuid primary key default gen_random_uuid(),
      author uuid default auth.uid(),
      reader uuid, "Last reader" uuid, writer uuid, "order" uuid,
      other uuid, tenant uuid, of_clerks uuid, title text
    );
    alter table note enable row level security;
    create policy plain on note for select using (reader = auth.uid() or title = 'public');
    create policy quoted on note for update using ((select auth.uid()) = "Last reader" and title <> '');
    create policy written on note for insert with check (writer = (select auth.uid()));
    create policy reserved on note for delete using (auth.uid() = "order");
    create policy of_tenant on note for select using (
      tenant in (select profile.tenant from profile where profile.id = auth.uid())
    );
    create policy of_clerks on note for select to clerk using (of_clerks = auth.uid());
    create view signed as select id, author as by_whom, tenant from note;
    grant usage on schema public to anon, clerk;
    grant select, insert, update on profile, note, signed to anon, clerk;
  `);
});
afterAll(() => database.close());

async function persons(role: string, audience: 'team' | 'browser'): Promise<readonly string[]> {
  const { entities } = specificationOf(await readCatalog(database, role, { audience }));
  return entities.flatMap(({ name, fields }) =>
    fields.flatMap((field) => (field.person === true ? [`${name}.${field.name}`] : [])),
  );
}

const known = [
  ...['author', 'reader', 'Last reader', 'writer', 'order'].map((name) => `note.${name}`),
  'signed.by_whom',
];

it('a team is shown all of them', async () => {
  const found = await persons('postgres', 'team');
  expect(found.toSorted()).toEqual([...known, 'note.of_clerks', 'profile.id'].toSorted());
});

it('a browser is shown those of its role, without access to the accounts', async () => {
  expect((await persons('anon', 'browser')).toSorted()).toEqual(
    [...known, 'profile.id'].toSorted(),
  );
  expect(await persons('clerk', 'browser')).toContain('note.of_clerks');
});
