/** A small product whose policies differ in every way, with people of two roles. */
import type { Backend } from '@ninefold/embedded';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { lendBackend } from '../../embedded/testing/index.ts';
import { type Proved, provePolicies } from '../src/policies/index.ts';

const people = {
  editor: '7a000000-0000-4000-8000-000000000001',
  reader: '7a000000-0000-4000-8000-000000000002',
} as const;

const schema = `
  create schema private;
  grant usage on schema private to authenticated;
  create table note (id int primary key, author uuid, body text not null, secret text, locked boolean not null default false);
  create function private.note_count() returns bigint language sql stable security definer set search_path = ''
    as $$ select count(*) from public.note $$;
  create function private.role() returns text language sql stable
    as $$ select auth.jwt() -> 'app_metadata' ->> 'role' $$;
  alter table note enable row level security;
  alter table note force row level security;
  grant select (id, author, body, locked), insert, update (body, locked), delete on note to authenticated;
  create policy "Readers see open notes" on note for select to authenticated
    using (private.role() = 'editor' or not locked);
  create policy "Editors add their own" on note for insert to authenticated
    with check (private.role() = 'editor' and author = auth.uid());
  create policy "Editors edit" on note for update to authenticated using (private.role() = 'editor');
  create policy "Editors delete" on note for delete to authenticated using (private.role() = 'editor');
  create policy "Nobody deletes locked ones" on note as restrictive for delete to authenticated using (not locked);
  insert into note select number, '${people.editor}', 'Note ' || number, 'x', number > 3 from generate_series(1, 5) number;
  insert into note values (6, '${people.reader}', 'Of the reader', null, false);

  create table closed (id int primary key);
  alter table closed enable row level security;
  grant all on closed to anon, authenticated;
  insert into closed values (1), (2);

  create table open (id int primary key, title text);
  grant select on open to anon, authenticated;
  insert into open values (1, 'One'), (2, 'Two');

  create table used (note int primary key references note);
  alter table used enable row level security;
  insert into used values (1);

  create table logged (id bigint generated always as identity primary key, body text not null check (body <> ''));
  alter table logged enable row level security;
  grant insert, update, delete, select on logged to authenticated;
  create policy "Once there are notes" on logged for all to authenticated
    using (private.note_count() = 6) with check (private.note_count() = 6 and private.role() = 'reader');
  insert into logged (body) values ('a'), ('b');
  create function reject() returns trigger language plpgsql
    as $$ begin raise exception 'Not b.' using errcode = 'NT001'; end $$;
  create trigger reject before update on logged for each row when (old.body = 'b') execute function reject();

  create table stamped (id int primary key);
  alter table stamped enable row level security;
  grant select, insert on stamped to authenticated;
  create policy "All can read" on stamped for select to authenticated using (true);
  insert into stamped values (1);
  create function stamp() returns trigger language plpgsql security definer
    as $$ begin insert into public.used values (1); return new; end $$;
  create trigger stamp before insert on stamped for each row execute function stamp();

  create table empty (id int primary key);
  grant select, insert on empty to authenticated;

  create view every_note as select id, body from note;
  create view own_note with (security_invoker = true) as select id, body from note;
  create view written_by_me as select id from note where author = (auth.jwt() ->> 'sub')::uuid;
  grant select on every_note, own_note, written_by_me to authenticated;`;

/** Lends a backend with the product. */
export async function lendNotes(): Promise<Backend> {
  const backend = await lendBackend();
  for (const [role, id] of Object.entries(people)) {
    await backend.createAccount({
      id,
      email: `${role}@notes.example`,
      password: 'a long password',
      isPasswordPublic: true,
      appMetadata: { role },
    });
  }
  await backend.exec(schema);
  return backend;
}

/** Asks a backend who can do what, over a session of its own where one is given. */
export async function provedOf(
  backend: Backend,
  session: Pick<Backend, 'query'> = backend,
): Promise<Proved> {
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  const catalog = rows[0]?.catalog;
  if (catalog === undefined) throw new Error('There is no catalog.');
  return provePolicies(session, specificationOf(catalog), { rows: 10 });
}
