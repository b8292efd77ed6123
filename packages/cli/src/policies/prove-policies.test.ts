/** Who can do what, against answers that are written by hand. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { changedRows, policiesMarkdown } from './documents/index.ts';
import { provePolicies } from './prove-policies.ts';

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

  create table empty (id int primary key);
  grant select, insert on empty to authenticated;

  create view every_note as select id, body from note;
  create view own_note with (security_invoker = true) as select id, body from note;
  grant select on every_note, own_note to authenticated;`;

let backend: Backend;
beforeAll(async () => {
  backend = await lendBackend();
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
});
afterAll(() => backend.close());

async function markdown(): Promise<string> {
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  const catalog = rows[0]?.catalog;
  if (catalog === undefined) throw new Error('There is no catalog.');
  const { proof } = await provePolicies(backend, specificationOf(catalog), { rows: 10 });
  return policiesMarkdown(proof, { rows: 10, names: false });
}

/** Returns the cells of each person in the table of an entity. */
function tableOf(text: string, entity: string): Record<string, readonly string[]> {
  const section = text.split('\n## ').find((each) => each.startsWith(`${entity}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  return Object.fromEntries(
    rows.slice(1).map((line) => {
      const [person = '', ...cells] = line.slice(2, -2).split(' | ');
      return [person, cells];
    }),
  );
}

describe('the answers', () => {
  let text: string;
  beforeAll(async () => {
    text = await markdown();
  });

  const nothing = ['no grant', 'no grant', 'no grant', 'no grant', ''];
  const fields = 'not read: secret; not changed: id, author, secret';

  test('of policies by command, a restrictive one, FORCE and grants on fields', () => {
    expect(tableOf(text, 'note')).toEqual({
      visitor: nothing,
      'signed in, no role': ['4 of 6', 'none', 'none', 'none', fields],
      // A copy of the reader's note has another author. Note 1 is in use: policies allow to delete it.
      editor: ['all (6)', '5 of 6', 'all', '4 of 6', fields],
      reader: ['4 of 6', 'none', 'none', 'none', fields],
    });
    expect(text).toContain('## note\n\ntable, row-level security on, also for the owner\n');
  });

  test('of a table without policies, without row-level security, and without records', () => {
    const none = ['none', 'none', 'none', 'none', ''];
    const read = ['all (2)', 'no grant', 'no grant', 'no grant', ''];
    const empty = ['no records', 'no records', 'no grant', 'no grant', ''];
    expect(tableOf(text, 'closed')).toMatchObject({ visitor: none, reader: none });
    expect(tableOf(text, 'open')).toMatchObject({ visitor: read, reader: read });
    expect(text).toContain('## open\n\ntable, row-level security OFF\n');
    expect(tableOf(text, 'empty')).toMatchObject({ visitor: nothing, reader: empty });
  });

  test('of a SECURITY DEFINER function, and of a trigger that answers first', () => {
    const undecided = (decided: string) => `${decided} (1 undecided: NT001)`;
    expect(tableOf(text, 'logged')).toMatchObject({
      editor: ['all (2)', 'none', undecided('none'), 'all', ''],
      reader: ['all (2)', 'all', undecided('1 of 2'), 'all', ''],
    });
  });

  test('of views with their owner’s rights and with the reader’s', () => {
    const read = (cell: string) => [cell, 'no grant', 'no grant', 'no grant', ''];
    expect(tableOf(text, 'every_note')).toMatchObject({ reader: read('all (6)') });
    expect(tableOf(text, 'own_note')).toMatchObject({
      editor: read('all (6)'),
      reader: read('4 of 6'),
    });
  });

  test('name no e-mail address, and the roles that nothing is tried as', () => {
    expect(text).not.toContain('@');
    expect(text).toContain("row-level security doesn't apply to them: `service_role`");
  });
});

test('a policy that changes by a word changes the rows of those whom it concerns', async () => {
  const before = await markdown();
  await backend.exec(`alter policy "Editors delete" on note using (private.role() = 'reader')`);
  const after = await markdown();
  await backend.exec(`alter policy "Editors delete" on note using (private.role() = 'editor')`);
  expect(
    changedRows(before, after).map(({ section, before, after }) => [
      section,
      ...[before, after].map((row) => row?.split(' | ').toSpliced(5).join(' | ')),
    ]),
  ).toEqual([
    ['note', '| editor | all (6) | 5 of 6 | all | 4 of 6', '| editor | all (6) | 5 of 6 | all | none'],
    ['note', '| reader | 4 of 6 | none | none | none', '| reader | 4 of 6 | none | none | all'],
  ]);
  expect(await markdown()).toBe(before);
});

test('nothing is changed but sequences', async () => {
  const tables = ['note', 'closed', 'open', 'used', 'logged', 'empty', 'auth.users'];
  const contents = async () => {
    const { rows } = await backend.query(
      `select ${tables
        .map((name) => `(select jsonb_agg(each order by each::text) from (select xmin::text, * from ${name}) each) as "${name}"`)
        .join(', ')}, (select last_value from logged_id_seq) as sequence`,
    );
    return rows;
  };
  const before = await contents();
  await markdown();
  expect(await contents()).toEqual(before);
});
