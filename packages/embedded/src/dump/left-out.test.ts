import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../backend/index.ts';
import { lendBackend } from '../../testing/index.ts';
import { hasGrants } from './grant-access.ts';
import { loadDump } from './load-dump.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend();
});
afterEach(() =>
  backend.exec(`drop schema public cascade; create schema public;
    grant usage on schema public to public; drop schema if exists tools cascade;
    drop function if exists pg_catalog.uuidv7(), pg_catalog.uuidv7(interval)`),
);
afterAll(() => backend.close());

/** As pg_dump begins. */
const preamble = `select pg_catalog.set_config('search_path', '', false);
set check_function_bodies = false;
`;

/** Loads a dump and returns what it left out, as `kind name`, and the reasons. */
async function load(sql: string) {
  const { skipped } = await loadDump(backend, preamble + sql, { file: 'shop.sql' });
  return {
    parts: skipped.map(({ kind, name, rows }) =>
      [...(rows === undefined ? [] : [rows]), kind, name].join(' '),
    ),
    reasons: [...new Set(skipped.map(({ reason }) => reason))],
  };
}

const value = async (sql: string) => Object.values((await backend.query(sql)).rows[0] ?? {})[0];

test('what needs a function in a language that is not here is left out with its reason', async () => {
  const { parts, reasons } = await load(`
    create function public.score(id int) returns int language plv8 immutable as $$ return id $$;
    alter function public.score(id int) owner to current_user;
    create function public.noted() returns trigger language plv8 as $$ return NEW $$;
    create table public.item (
      id int not null,
      points int default public.score(1) not null,
      twice int generated always as (public.score(id)) stored,
      constraint positive check ((public.score(points) > 0)),
      constraint known check ((id > 0))
    );
    copy public.item (id, points) from stdin;
1\t2
\\.
    create view public.scores as select public.score(id) from public.item;
    create view public.best as select * from public.scores;
    create index item_twice on public.item (twice);
    create trigger noted after insert on public.item for each row execute function public.noted();
    create policy scored on public.item using (public.score(id) > 0);
    grant select on public.best to anon;`);
  expect(parts).toEqual([
    'function public.score',
    'owner public.score',
    'function public.noted',
    'default public.item.points',
    'generated column public.item.twice',
    'constraint positive of public.item',
    'view public.scores',
    'view public.best',
    'index public.item_twice',
    'trigger noted',
    'policy scored',
    'grant public.best',
  ]);
  expect(reasons).toEqual(['The language plv8 does not come with the embedded Postgres.']);
  expect((await backend.query('select * from item')).rows).toEqual([{ id: 1, points: 2 }]);
  await expect(backend.query('insert into item values (0, 1)')).rejects.toThrow('known');
});

test('what refers to a table that is left out goes with it, and its rows are counted', async () => {
  const { parts } = await load(`
    create extension postgis;
    create table public.place (id serial, at public.geometry(Point,4326));
    copy public.place from stdin;
1\t01
2\t01
\\.
    select pg_catalog.setval('public.place_id_seq', 2, true);
    create table public.visit (place_id int);
    insert into public.visit values (7);
    alter table only public.place add constraint place_pkey primary key (id);
    alter table only public.visit add constraint visit_place foreign key (place_id) references public.place(id);
    alter table public.place enable row level security;
    create policy everyone on public.place using (true);`);
  expect(parts).toEqual([
    'extension postgis',
    'table public.place',
    '2 rows public.place',
    'sequence value public.place_id_seq',
    'key place_pkey',
    'foreign key visit_place',
    'change of table public.place',
    'policy everyone',
  ]);
  expect(await value('select place_id from visit')).toBe(7);
});

test.each([
  ['a foreign server', 'create server s foreign data wrapper postgres_fdw', 'server s'],
  ['a language', 'create language plperl', 'language plperl'],
  [
    'a library',
    `create function public.f() returns int language c as '$libdir/none', 'f'`,
    'function public.f',
  ],
  ['an access method', 'create index i on public.t using bm25 (id)', 'index public.i'],
  ['a security label', `security label for pgsodium on table public.t is 'x'`, 'security label '],
  ['the grants of pg_cron', 'grant all on table cron.job to anon', 'grant cron.job'],
  [
    'the grants of pg_net',
    'grant all on function net.http_get(text) to anon',
    'grant net.http_get',
  ],
  [
    'the values of pg_cron',
    `select pg_catalog.setval('cron.jobid_seq', 1)`,
    'sequence value cron.jobid_seq',
  ],
  [
    'the view of pg_stat_statements',
    'grant all on tools.pg_stat_statements to anon',
    'grant tools.pg_stat_statements',
  ],
  [
    'what a view reads from a file',
    `create materialized view public.v as select pg_read_file('/none') with no data;
     refresh materialized view public.v`,
    '1 rows public.v',
  ],
  ['the policies of Realtime', 'create policy p on realtime.messages using (true)', 'policy p'],
  [
    'a key of PostgreSQL 18',
    'alter table public.t add constraint k unique (id, span without overlaps)',
    'key k',
  ],
  [
    'a function of PostgreSQL 18',
    `create view public.v as select array_sort('{2,1}'::int[])`,
    'view public.v',
  ],
])('%s is left out', async (_, statement, part) => {
  const { parts } = await load(`create schema tools;
    create table public.t (id int, span int4range);
    ${statement};
    insert into public.t values (1);`);
  expect(parts).toEqual([part]);
  expect(await value('select id from t')).toBe(1);
});

test('the owner of an event trigger is left out, if it must be a superuser', async () => {
  const { parts } = await load(`
    create role host nologin;
    create function public.noted() returns event_trigger language plpgsql as 'begin end';
    create event trigger noted on sql_drop execute function public.noted();
    alter event trigger noted owner to host;`);
  expect(parts).toEqual(['owner noted']);
  await backend.exec('drop event trigger noted; drop role host');
});

test('text loads without a collation that is not here', async () => {
  const { parts } = await load(`
    create collation public.ignoring (provider = icu, deterministic = false, locale = 'und');
    create table public.member (
      email text collate public.ignoring default 'collate public.ignoring',
      name text collate pg_catalog."de-DE-x-icu"
    );
    insert into public.member (name) values ('Ö');
    create index by_name on public.member (name collate "de_DE.utf8");`);
  expect(parts).toEqual([
    'collation public.ignoring',
    'collation of table public.member',
    'collation of table public.member',
    'collation of index public.by_name',
  ]);
  expect(await value('select email from member')).toBe('collate public.ignoring');
});

test('what rows do not satisfy without a collation is left out, and what they do stays', async () => {
  const { parts, reasons } = await load(`
    create collation public.ignoring (provider = icu, deterministic = false, locale = 'und-u-ks-level2');
    create domain public.late as text collate "de-DE-x-icu" constraint late check ((value > 'a'));
    create table public.member (
      name text collate "de-DE-x-icu",
      until text,
      since public.late,
      first boolean generated always as ((name < until)) stored,
      constraint ordered check ((name < until)),
      constraint named check ((name <> '')),
      constraint is_first check (first)
    );
    create table public.guest () inherits (public.member);
    create table public.email (address text collate public.ignoring);
    create table public.letter (recipient text collate public.ignoring);
    copy public.member (name, until, since) from stdin;
a\tB\tB
\\.
    insert into public.guest (name, until) values ('c', 'D');
    copy public.email from stdin;
ida@shop.example
\\.
    insert into public.letter values ('IDA@shop.example');
    alter table only public.email add constraint email_pkey primary key (address);
    alter table only public.letter add constraint letter_to foreign key (recipient) references public.email(address);
    alter table public.member add constraint again check ((until > name));`);
  expect(parts).toEqual([
    'collation public.ignoring',
    'collation of domain public.late',
    'collation of table public.member',
    'collation of table public.email',
    'collation of table public.letter',
    'constraint late of public.late',
    'constraint is_first of public.member',
    'constraint ordered of public.member',
    'foreign key letter_to',
    'constraint again',
  ]);
  expect(reasons).toEqual([
    expect.stringContaining('the collation public.ignoring: text is compared'),
    expect.stringContaining('the collation de-DE-x-icu: text is compared'),
  ]);
  expect(await value('select count(*)::int from member')).toBe(2);
  await expect(backend.query("insert into member values ('')")).rejects.toThrow('named');
});

test('rows that a partition does not take without a collation are counted', async () => {
  const { parts } = await load(`
    create table public.word (text text) partition by range (text collate "de-DE-x-icu");
    create table public.early (text text);
    alter table only public.word attach partition public.early for values from ('a') to ('c');
    create table public.none partition of public.word for values from ('c') to ('D');
    copy public.early from stdin;
B
\\.
    insert into public.word values ('b');`);
  expect(parts).toEqual([
    'collation of table public.word',
    'table public.none',
    '1 rows public.early',
  ]);
  expect(await value('select text from word')).toBe('b');
});

test('nothing compares with the collation that the catalog has and this build can not', async () => {
  const { parts } = await load(`
    create table public.word (text text collate pg_catalog.unicode);
    create index on public.word (text);
    insert into public.word values ('b'), ('A');`);
  expect(parts).toEqual(['collation of table public.word']);
  expect(await value('select min(text) from word')).toBe('A');
});

test('a check of a table without its collation that is not about text still stops', async () => {
  await expect(
    load(`create table public.item (
        name text collate "de-DE-x-icu", price int, constraint positive check ((price > 0)));
      insert into public.item values ('a', 0);`),
  ).rejects.toMatchObject({ code: '23514', line: 5 });
});

test('what pg_dump writes for PostgreSQL 18 is translated', async () => {
  const { parts } = await load(`
    create table public.parcel (
      id uuid default uuidv7() not null,
      grams int constraint present not null no inherit,
      kilos numeric generated always as ((grams / 1000.0)),
      label text generated always as (('(' || grams::text)) virtual not null,
      constraint light check ((grams < 10)) not enforced,
      constraint heavy check ((grams > 0))
    );
    alter table public.parcel add column if not exists pounds numeric generated always as ((grams / 453.6)) virtual;
    insert into public.parcel (grams) values (500);
    select * from pg_catalog.pg_restore_relation_stats('version', '180000'::integer);`);
  expect(parts).toEqual([
    'virtual column public.parcel.kilos, public.parcel.label',
    'constraint grams of public.parcel, light of public.parcel',
    'virtual column public.parcel.pounds',
  ]);
  expect(await value('select round(pounds, 1)::float8 from parcel')).toBe(1.1);
  expect(await value('select kilos::float8 from parcel')).toBe(0.5);
  const age = `abs(extract(epoch from now()) - ('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)`;
  expect(await value(`select substr(id::text, 15, 1) = '7' and ${age} < 600 from parcel`)).toBe(
    true,
  );
});

test('functions find what they name without its schema', async () => {
  const { parts } = await load(`
    create schema tools;
    create function tools.plain(value text) returns text language sql immutable as 'select lower(value)';
    create function public.mark(value text) returns text language sql immutable as 'select plain(value)';
    create table public.book (title text, mark text generated always as (public.mark(title)) stored);
    copy public.book (title) from stdin;
A
\\.
    create index by_mark on public.book (public.mark(title));`);
  expect(await value('select mark from book')).toBe('a');
  // PostgreSQL 17 builds indexes with an empty search_path.
  expect(parts).toEqual(['function setting public.mark(text)']);
});

test('a function that has other arguments is not said to be missing in the dump', async () => {
  await expect(
    load(`create function public.squeeze(value int) returns int language sql as 'select 1';
      create table public.book (title text default squeeze('a'::text));`),
  ).rejects.toThrow(/function squeeze exists in the schema public/);
});

test("an application's own tables in the schema auth are left out, and what refers to them loads", async () => {
  const { parts, reasons } = await load(`
    create table auth.users (id serial primary key, login text);
    insert into auth.users (login) values ('ida'), ('jon');
    create table public.invoice (id int, by_user int not null references auth.users on delete cascade, total int);
    insert into public.invoice values (1, 1, 10);
    alter table auth.users owner to somebody;`);
  expect(parts).toEqual([
    'table auth.users',
    '2 rows auth.users',
    'foreign key public.invoice',
    'owner auth.users',
  ]);
  expect(reasons[0]).toContain('The schema auth is Supabase’s here');
  expect(await value('select total from invoice')).toBe(10);
  await expect(backend.query('insert into invoice values (2, null)')).rejects.toThrow('by_user');
});

test('a failure that has nothing to do with what is left out still stops', async () => {
  await expect(
    load(`create extension postgis;
      create table public.a (id int primary key);
      insert into public.a values (1), (1);`),
  ).rejects.toMatchObject({ code: '23505', line: 5 });
  await expect(load('create table public.b (id int, ;')).rejects.toMatchObject({ code: '42601' });
});

test('only grants to signed-in people count as the dump’s own', async () => {
  await load(`create table public.employee (name text, salary int);
    grant select on public.employee to anon;`);
  expect(await hasGrants(backend, ['public'])).toBe(false);
  await backend.exec('grant select (name) on employee to authenticated');
  expect(await hasGrants(backend, ['public'])).toBe(true);
});
