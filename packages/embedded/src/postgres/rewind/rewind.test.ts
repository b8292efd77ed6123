import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../../tests/run/is-all.ts';
import { createBackend, type Backend, type Rewind } from '../../index.ts';
import { lendBackend } from '../../../testing/index.ts';

let backend: Backend;
let rewind: Rewind;

beforeAll(async () => {
  const template = await lendBackend();
  await template.exec(`
    create table shelf (id int generated always as identity primary key, name text unique);
    create table book (
      id bigint primary key default 1,
      shelf_id int not null references shelf on delete cascade,
      title text not null check (title <> ''),
      changes int not null default 0
    );
    create index on book (title);
    create sequence number;
    create function count_change() returns trigger language plpgsql as $$
      begin new.changes = old.changes + 1; return new; end $$;
    create trigger count_change before update on book for each row execute function count_change();
    create function take_numbers(count int) returns bigint language sql as $$
      select max(nextval('number')) from generate_series(1, count) $$;
    insert into shelf (name) select 'shelf ' || n from generate_series(1, 40) n;
    insert into book select n, 1 + n % 40, 'book ' || n, 0 from generate_series(1, 2000) n;
    grant all on shelf, book, number to anon;`);
  await template.createAccount({ email: 'reader@ninefold.example', password: 'a password' });
  const snapshot = await template.snapshot();
  await template.close();
  // Opened again, as tests and stories do, so that most of it is in files and not yet in memory.
  backend = await createBackend({ snapshot, signUp: true });
  rewind = await backend.remember();
});
afterAll(() => backend.close());

/** Every row of every table and sequence, the catalog's too, with its place and the transaction that wrote it. */
async function everything(): Promise<unknown> {
  const { rows: relations } = await backend.query<{ name: string }>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relkind in ('r', 'm', 'S') order by 1`);
  const rows: Record<string, unknown> = {};
  for (const { name } of relations) {
    const digest = await backend.query(
      `select md5(string_agg(r::text, ',' order by ctid)) from (select ctid, xmin, xmax, * from ${name}) r`,
    );
    rows[name] = digest.rows;
  }
  return { rows, next: (await backend.query('select pg_current_wal_insert_lsn()')).rows };
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const { publishableKey: apikey } = backend;
  const response = await backend.clientFetch(`http://library.test${path}`, {
    method,
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
}

const id = fc.integer({ min: 1, max: 2100 });
const count = fc.integer({ min: 1, max: 300 });
const title = fc.oneof(fc.string({ maxLength: 30 }), fc.constant('x'.repeat(30_000)));
const statement = fc.constantFrom(
  "select setval('number', 77)",
  'truncate book',
  'truncate shelf restart identity cascade',
  'delete from auth.users',
  'alter table book add column note text default $$new$$',
  'alter table book drop column title',
  'create table lent (id int primary key); insert into lent values (1)',
  'drop table book',
  'create role librarian; grant select on shelf to librarian',
  'revoke all on shelf from anon',
  'create or replace function take_numbers(count int) returns bigint language sql as $$ select 1 $$',
  'set search_path to auth; set timezone to $$Asia/Tokyo$$',
  'begin; delete from book where id < 5; rollback',
  'insert into shelf (name) values (null); insert into shelf (name) values ($$shelf 1$$)',
  "select lo_from_bytea(0, 'large')",
  'vacuum book',
  'vacuum full book',
  'analyze',
  'checkpoint',
);
const write: fc.Arbitrary<() => Promise<void>> = fc.oneof(
  fc
    .record({ id, title })
    .map((row) => () => send('POST', '/rest/v1/book', { ...row, shelf_id: 1 + (row.id % 41) })),
  fc.tuple(id, title).map(
    ([from, text]) =>
      () =>
        send('PATCH', `/rest/v1/book?id=gte.${from}`, { title: text }),
  ),
  count.map((shelf) => () => send('DELETE', `/rest/v1/shelf?id=eq.${shelf}`)),
  count.map((numbers) => () => send('POST', '/rest/v1/rpc/take_numbers', { count: numbers })),
  fc.uuid().map(
    (name) => () =>
      send('POST', '/auth/v1/signup', {
        email: `${name}@ninefold.example`,
        password: 'a password',
      }),
  ),
  fc.constant(() =>
    send('POST', '/auth/v1/token?grant_type=password', {
      email: 'reader@ninefold.example',
      password: 'a password',
    }),
  ),
  // A row that an earlier statement deleted can't be changed. A rejected run counts too.
  statement.map((sql) => () => backend.exec(sql).catch(() => undefined)),
);

test('what was written out to the files is put back there', async () => {
  await backend.exec('delete from book where id % 2 = 0');
  // Rows that are gone for everybody are cleared from their pages, and these written.
  await backend.exec('vacuum book');
  await backend.exec('checkpoint');
  expect(await rewind()).toBe(true);
  const { rows } = await backend.query(`
    select (select count(*)::int from shelf) as shelves,
      (select count(*)::int from book where title = 'book ' || id) as books`);
  expect(rows).toEqual([{ shelves: 40, books: 2000 }]);
  expect(await rewind()).toBe(true);
});

test('a costly query, for which Postgres looks for a compiler that isn’t there, loads nothing', async () => {
  await backend.exec('set jit_above_cost to 0; select count(*) from book');
  expect(await rewind()).toBe(true);
});

test('any writes are undone, down to the place of each row', async () => {
  const before = await everything();
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
      for (const run of writes) await run();
      expect(await rewind()).toBe(true);
      expect(await everything()).toEqual(before);
    }),
    { numRuns: runs(10) },
  );
});

test('files that Postgres has created, filled and closed are restored', async () => {
  const other = await lendBackend();
  await other.exec('create table shelf (id int primary key, name text); checkpoint');
  await other.exec('insert into shelf values (0); checkpoint; select * from shelf');
  const rewindOther = await other.remember();
  const fill = "insert into shelf select n, repeat('book ', 20) from generate_series(1, 5000) n";
  for (const close of ['select 1', 'truncate shelf', 'drop table shelf', 'vacuum full shelf']) {
    await other.exec(`${fill}; checkpoint`);
    await other.exec(close);
    await other.exec('checkpoint');
    expect(await rewindOther()).toBe(true);
  }
  await other.exec(`${fill}; checkpoint`);
  const { rows } = await other.query('select count(*)::int, max(id) from shelf where id > 0');
  expect(rows).toEqual([{ count: 5000, max: 5000 }]);
  await other.close();
});

test('the Data API follows a definition there and back', async () => {
  const columns = async () => {
    const { publishableKey: apikey } = backend;
    const url = 'http://library.test/rest/v1/shelf?limit=1';
    const response = await backend.clientFetch(url, { headers: { apikey } });
    return Object.keys((await response.json())[0] ?? {});
  };
  await backend.exec('alter table shelf add column place text');
  expect(await columns()).toEqual(['id', 'name', 'place']);
  await rewind();
  expect(await columns()).toEqual(['id', 'name']);
});

test('a text search and an error deep in a function are forgotten like all else', async () => {
  await backend.exec("select to_tsvector('english', 'the lent books')");
  await expect(backend.exec('do $$ begin perform 1 / 0; end $$')).rejects.toMatchObject({
    code: '22012',
  });
  expect(await rewind()).toBe(true);
});

test('memory that has grown is reset, and can grow again', async () => {
  const before = await everything();
  for (let time = 0; time < 2; time++) {
    await backend.exec(`
      set work_mem to '512MB';
      select count(*) from (
        select distinct repeat(n::text, 100) from generate_series(1, 300000) n) _`);
    expect(await rewind()).toBe(true);
  }
  expect(await everything()).toEqual(before);
});

test('a backend that cannot be put back says so, and is left as it is', async () => {
  const other = await lendBackend();
  const rewindOther = await other.remember();
  await other.exec('create extension hstore');
  expect(await rewindOther()).toBe(false);
  const { rows } = await other.query('select count(*)::int from pg_extension');
  expect(rows).toEqual([{ count: 2 }]);
  await other.close();
});
