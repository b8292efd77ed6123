import { openAsBlob } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { lendBackend } from '../../testing/index.ts';
import { grantAccess, ownSchemas } from './grant-access.ts';
import { loadDump, type LoadReport } from './load-dump.ts';
import { findPerson, peopleIn } from '../accounts/people.ts';

const orchard = new URL('../../testing/orchard.sql', import.meta.url);

const bytes = (data: string | Uint8Array<ArrayBuffer>) => new Blob([data]).stream();

function session(backend: Backend) {
  return createClient('http://backend.test', backend.publishableKey, {
    global: { fetch: backend.clientFetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

describe('a dump as pg_dump writes it', () => {
  let backend: Backend;
  let report: LoadReport;

  beforeAll(async () => {
    backend = await lendBackend();
    const file = await openAsBlob(orchard);
    report = await loadDump(backend, file.stream(), { file: 'orchard.sql' });
    const schemas = await ownSchemas(backend);
    await grantAccess(backend, schemas);
    backend.exposeSchemas(schemas);
    await backend.createAccount({ email: 'demo@ninefold.example', password: 'demonstration' });
  });

  afterAll(() => backend.close());

  test('says what was left out, and why', () => {
    expect(report.database).toBe('orchard');
    expect(report.copiedRows).toBe(8);
    expect(report.createdRoles).toEqual(['grower', "picker's mate"]);
    expect(report.skipped.map(({ line, statement }) => [line, statement.slice(0, 32)])).toEqual([
      [26, 'CREATE DATABASE orchard WITH TEM'],
      [29, 'ALTER DATABASE orchard OWNER TO '],
      [46, 'CREATE SCHEMA public'],
      [64, 'CREATE EXTENSION IF NOT EXISTS p'],
      [71, 'COMMENT ON EXTENSION pg_stat_sta'],
    ]);
    expect(report.skipped.every(({ reason }) => reason.endsWith('.'))).toBe(true);
  });

  test('keeps the comment on the database', async () => {
    const { rows } = await backend.query<{ comment: string }>(
      `select shobj_description(oid, 'pg_database') as comment
       from pg_database where datname = current_database()`,
    );
    expect(rows[0]?.comment).toContain('community orchard');
  });

  test('lets only the account read and write', async () => {
    const supabase = session(backend);
    expect((await supabase.from('tree').select()).error?.code).toBe('42501');
    await supabase.auth.signInWithPassword({
      email: 'demo@ninefold.example',
      password: 'demonstration',
    });
    const trees = await supabase.from('tree').select('note,variety(name)').order('id');
    expect(trees.data).toEqual([
      { note: "By the gate; it's old.\nTwo lines.", variety: { name: 'Bramley' } },
      { note: null, variety: { name: "Cox's Orange Pippin" } },
      { note: 'Tab\there, "quotes" and \\ backslash', variety: { name: 'Bramley' } },
    ]);
    const added = await supabase.from('tree').insert({ variety_code: 'COX' }).select().single();
    expect(added.data).toMatchObject({ id: 8, note: 'none; yet' });
    expect((await supabase.from('yield').select().order('variety_code')).data).toEqual([
      { variety_code: 'BR', kilograms: 20.5 },
      { variety_code: 'COX', kilograms: 4.2 },
    ]);
    expect((await supabase.schema('weather').from('day').select()).data).toEqual([]);
    expect((await supabase.rpc('kilograms', { grams: 500 })).data).toBe(0.5);
  });

  test('resets the settings that it made', async () => {
    const { rows } = await backend.query('show search_path');
    expect(rows).toEqual([{ search_path: 'public' }]);
  });
});

describe('other dumps', () => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await lendBackend();
  });
  afterEach(() =>
    backend.exec(
      'drop schema public cascade; create schema public; grant usage on schema public to public',
    ),
  );
  afterAll(() => backend.close());

  const load = (sql: string) => loadDump(backend, sql, { file: 'shop.sql' });
  const count = async (table: string) => {
    const { rows } = await backend.query<{ count: number }>(`select count(*) from ${table}`);
    return rows[0]?.count;
  };

  test('a statement that fails is named with its file, line and reason', async () => {
    const before = 'create table a (id int primary key);\n'.concat('-- note\n'.repeat(250));
    const inserts = Array.from({ length: 300 }, (_, id) => `insert into a values (${id});\n`).join(
      '',
    );
    const failing = `insert into a (id)\n  values (7);\n`;
    await expect(load(before + inserts + failing + 'select 1;')).rejects.toMatchObject({
      name: 'DumpError',
      line: 552,
      statement: 'insert into a (id) values (7)',
      code: '23505',
      message: `shop.sql, line 552: duplicate key value violates unique constraint "a_pkey" (23505). Key (id)=(7) already exists.\n  insert into a (id) values (7)`,
    });
  });

  test('an error within a statement is placed on its own line', async () => {
    await expect(load('create table a (\n  id int,\n  nonsense\n);')).rejects.toMatchObject({
      line: 4,
      code: '42601',
    });
  });

  test('a row that does not fit is named by its own line', async () => {
    const text = 'create table a (id int);\ncopy a from stdin;\n1\n2\nthree\n\\.\n';
    await expect(load(text)).rejects.toMatchObject({ line: 5, code: '22P02' });
  });

  test('what needs an extension that is not available is left out, and its rows are counted', async () => {
    const text = `create extension postgis;
      create table a (at geometry, name text);
      insert into a values ('01', 'x;'), ('02', '(y)');
      insert into a values ('03', 'z');
      copy a from stdin with (format csv);
"04","two
lines"
\\.
      create view b as select name from a;
      create table c (id int);`;
    const { skipped } = await load(text);
    const reason = 'The extension postgis does not come with the embedded Postgres.';
    expect(skipped).toMatchObject([
      { line: 1, kind: 'extension', name: 'postgis', reason },
      { line: 2, kind: 'table', name: 'a', reason },
      { line: 3, kind: 'rows', name: 'a', rows: 4, reason },
      { line: 9, kind: 'view', name: 'b', reason },
    ]);
    expect(await count('c')).toBe(0);
  });

  test('an unknown type is reported with the extensions that are not available', async () => {
    const text = 'create extension pg_unheard;\ncreate table a (at unheard.of);\nselect 1;';
    const { skipped } = await load(text);
    expect(skipped[1]).toMatchObject({ line: 2, kind: 'table', name: 'a' });
    expect(skipped[1]?.reason).toMatch(/extensions that are not available: pg_unheard/);
  });

  test.each([
    ['create table a (b public.geometry(Point,4326));', 'The extension postgis does not come'],
    ['create view a as select * from vault.decrypted_secrets;', 'The extension supabase_vault'],
    ['create table a (b vault.secret);', 'The extension supabase_vault'],
    ['create function a() returns int language plv8 as $$1$$;', 'The language plv8 does not'],
  ])('with strict, loading stops where it would leave out: %s', async (text, message) => {
    const strict = loadDump(backend, `select 1;\n${text}`, { file: 'shop.sql', strict: true });
    await expect(strict).rejects.toMatchObject({
      name: 'DumpError',
      line: 2,
      message: expect.stringContaining(message),
    });
    // Without it, a file of nothing else is refused with the same reason.
    await expect(load(text)).rejects.toThrow(message);
  });

  test('strict takes what loses nothing', async () => {
    const text =
      'create database shop;\ncreate schema public;\ndrop table a;\nset nonsense = on;\nselect 1;';
    const report = await loadDump(backend, text, { file: 'shop.sql', strict: true });
    expect(report.skipped).toHaveLength(4);
    expect(report.skipped.every(({ lossless }) => lossless)).toBe(true);
  });

  test.each([
    ['create table a (b extensions.citext);', 'Add --extension=citext to pg_dump'],
    ['create table a (b extensions.citext[]);', 'with schema extensions;'],
    ['create table a (b uuid default extensions.uuid_generate_v4());', '--extension=uuid-ossp'],
    ['create table a (b extensions.thing);', "--extension='*'"],
    ['create table a (b private.kind);', 'add --schema=private'],
    ['create table a (b public.kind);', 'dump the whole schema, with --schema=public'],
    ['create table a (b kind);', 'dump the whole schema, with --schema=public'],
  ])('a missing object is reported with what provides it: %s', async (text, message) => {
    await expect(load(text)).rejects.toThrow(message);
  });

  test('people of hosted Supabase are loaded with the columns that only it has', async () => {
    const anna = '1f0a4b52-6c1d-4b8f-9a43-0f2f0f3c7d11';
    const bert = '8d0f7780-8536-41ef-a55c-f180d2a01bf8';
    const report = await load(`
copy auth.users (instance_id, id, aud, role, email, is_super_admin, raw_app_meta_data) from stdin;
00000000-0000-0000-0000-000000000000\t${anna}\tauthenticated\tauthenticated\tanna@orchard.example\tf\t{"role": "picker"}
\\.
insert into auth.users (instance_id, id, email) values (null, '${bert}', 'Bert@Orchard.example');`);
    expect(report.skipped).toEqual([]);
    const { rows } = await backend.query(
      `select from information_schema.columns
       where table_schema = 'auth' and column_name in ('instance_id', 'is_super_admin')`,
    );
    expect(rows).toEqual([]);
    expect(await peopleIn(backend, { atMost: 1, without: ['anna@orchard.example'] })).toEqual({
      count: 1,
      emails: ['Bert@Orchard.example'],
    });
    const person = await findPerson(backend, 'BERT@orchard.example');
    expect(person).toEqual({ id: bert, email: 'Bert@Orchard.example' });
    expect(await findPerson(backend, anna)).toMatchObject({ email: 'anna@orchard.example' });
    expect(await findPerson(backend, 'nobody')).toBeUndefined();
  });

  test('a transaction in the dump holds, savepoints and all', async () => {
    const report = await load(`begin;
      create table a (id int primary key);
      create table b (a_id int references a deferrable);
      alter table a owner to somebody_else;
      set constraints all deferred;
      insert into b values (1);
      insert into a values (1);
      commit;
      create index concurrently on b (a_id);`);
    expect(report.createdRoles).toEqual(['somebody_else']);
    expect([await count('a'), await count('b')]).toEqual([1, 1]);
  });

  test('a transaction that never ends is rejected', async () => {
    await expect(
      load('create table a (id int);\nbegin;\ninsert into a values (1);'),
    ).rejects.toThrow(/line 2: the transaction that begins here never ends/);
    await backend.exec('rollback');
  });

  test('a dump of another program is loaded', async () => {
    const report = await load(`\\set ON_ERROR_STOP on
      drop table a; drop table if exists b;
      set session authorization 'shopkeeper';
      set some_future_setting = on;
      create table a (id int, name text);
      insert into a values (1, 'x'), (2, E'it\\'s'); -- the end
      create user shopkeeper; create role shopkeeper;
      copy a from stdin with (format csv);
3,"two
lines"
\\.
      \\i more.sql
      create table auth.users (id int);
      \\q
      this is not read`);
    expect(await count('a')).toBe(3);
    expect(report.skipped.map(({ statement }) => statement)).toEqual([
      'drop table a',
      "set session authorization 'shopkeeper'",
      'set some_future_setting = on',
      'create role shopkeeper',
      '\\i more.sql',
      'create table auth.users (id int)',
    ]);
    await backend.exec('drop role shopkeeper');
  });

  test('a foreign key to accounts that are not loaded is kept, without checking the rows', async () => {
    const report = await load(`create table profile (id uuid);
      insert into profile values ('7c9e6679-7425-40de-944b-e07fc1f90ae7');
      alter table only profile add constraint profile_id_fkey foreign key (id) references auth.users(id);`);
    expect(report.skipped).toHaveLength(1);
    const { rows } = await backend.query(
      `select convalidated from pg_constraint where conname = 'profile_id_fkey'`,
    );
    expect(rows).toEqual([{ convalidated: false }]);
  });

  test.each([
    ['an archive', 'PGDMP\u0001\u000e', 'pg_restore'],
    ['a compressed file', new Uint8Array(gzipSync('select 1;')), 'gunzip'],
    ['a web page', '\n<!DOCTYPE html><html></html>', 'web page'],
    ['JSON', '{"a": 1}', 'JSON'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'binary'],
    ['nothing', '', 'empty'],
    ['blanks', ' \n-- nothing\n', 'no statement'],
    ['text in another encoding', new Uint8Array([0x2d, 0x2d, 0xe9, 0x0a]), '--encoding=UTF8'],
  ])('%s is refused with what to do', async (_, data, message) => {
    await expect(loadDump(backend, bytes(data), { file: 'x' })).rejects.toMatchObject({
      name: 'DumpError',
      message: expect.stringContaining(message),
    });
  });

  test.each([
    [
      'latin1',
      Buffer.from(
        "set client_encoding = 'LATIN1'; create table a as select 'é' as name;",
        'latin1',
      ),
    ],
    ['utf16le', Buffer.from("\ufeffcreate table a as select 'é' as name;", 'utf16le')],
    ['utf8', Buffer.from("\ufeffcreate table a as select 'é' as name;", 'utf8')],
  ])('%s is read as what it is', async (_, data) => {
    await loadDump(backend, bytes(new Uint8Array(data)), { file: 'x' });
    expect((await backend.query('select name from a')).rows).toEqual([{ name: 'é' }]);
  });
});

const chinook = process.env['CHINOOK_SQL'];
if (!chinook) console.info('Chinook is not tried: CHINOOK_SQL does not name its file.');

test.runIf(chinook)('Chinook loads from its original dump', async () => {
  const backend = await lendBackend();
  try {
    const file = await openAsBlob(chinook ?? '');
    const report = await loadDump(backend, file.stream(), { file: 'chinook.sql' });
    expect(report.database).toBe('chinook');
    const { rows } = await backend.query('select count(*)::int as tracks from track');
    expect(rows).toEqual([{ tracks: 3503 }]);
  } finally {
    await backend.close();
  }
});
