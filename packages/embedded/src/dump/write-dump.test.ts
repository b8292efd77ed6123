import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { openConnection } from '../postgres/connection.ts';
import { lendBackend } from '../../testing/index.ts';
import { databaseDefinition, type DatabaseDefinition } from './database-definition.ts';
import { originOf, type DumpOrigin } from './dump-origin.ts';
import { loadDump, type LoadReport } from './load-dump.ts';
import { provideAccount } from '../accounts/provide-account.ts';
import { writeDump } from './write-dump.ts';

/** Values that dumps are known to lose. Each table has one of them. */
const schema = String.raw`
  create role picker nologin noinherit;
  comment on role picker is 'Who picks.';
  grant picker to authenticated with admin option;
  alter role picker set statement_timeout = '7s';
  alter role picker set search_path = public, "Odd Name";
  comment on database postgres is 'A made-up orchard; it''s "small".';
  create schema "Odd Name";
  grant usage on schema "Odd Name" to picker;
  create extension citext schema extensions;
  create type "Odd Name".ripeness as enum ('green', 'ripe; over', 'it''s');
  create type part as (label text, weight numeric);
  create domain kilograms as numeric(10, 3) check (value >= 0);
  create table "Odd Name"."Tree;" (
    "Id" bigint generated always as identity (start 100 increment 5) primary key,
    code extensions.citext unique,
    ripeness "Odd Name".ripeness not null default 'green',
    parts part[],
    weight kilograms,
    double_weight numeric generated always as (weight * 2) stored,
    during tstzrange,
    parent bigint references "Odd Name"."Tree;" ("Id") deferrable,
    exclude using gist (during with &&)
  );
  comment on column "Odd Name"."Tree;".code is 'A code; it''s short.';
  insert into "Odd Name"."Tree;" (code, parts, weight, during) values
    (E'a\tb\\c\n\\.', array[row('x, "y"', 1.10)::part, null], 1.5, '[2026-01-01, 2026-02-01)'),
    (null, '{}', null, null), ('Ünïcode 🍏', null, 0, 'empty');
  create table measured (at date not null, value double precision) partition by range (at);
  create table measured_2026 partition of measured for values from ('2026-01-01') to ('2027-01-01');
  create table measured_other partition of measured default;
  insert into measured values ('2026-05-01', 'NaN'), ('2020-01-01', '-Infinity'), ('2026-01-02', 1e-300);
  create table ancestor (a int);
  create table descendant (b bytea) inherits (ancestor);
  insert into ancestor values (1);
  insert into descendant values (2, '\x00ff');
  create table nothing ();
  create sequence loose minvalue -5 start -5;
  select nextval('loose'), nextval('loose');
  create sequence untouched;
  create view heavy with (security_invoker) as select "Id" from "Odd Name"."Tree;" where weight > 1;
  create materialized view counted as select count(*) as trees from "Odd Name"."Tree;";
  create function twice(x int) returns int language sql immutable begin atomic select x * 2; end;
  create function touch() returns trigger language plpgsql security definer set search_path = '' as $_$
  begin new.code := coalesce(new.code, 'none; yet'); return new; end $_$;
  create trigger touch before insert on "Odd Name"."Tree;" for each row execute function touch();
  create table profile (id uuid primary key references auth.users on delete cascade);
  create function welcome() returns trigger language plpgsql security definer as
    'begin insert into public.profile values (new.id); return new; end';
  create trigger welcome after insert on auth.users for each row execute function welcome();
  alter table "Odd Name"."Tree;" enable row level security;
  create policy own on "Odd Name"."Tree;" for update to authenticated, picker
    using (auth.uid() is not null) with check (weight < 100);
  revoke all on function twice(int) from public;
  grant execute on function twice(int) to picker;
  grant select ("Id", code) on "Odd Name"."Tree;" to anon;
  alter table ancestor owner to picker;
  alter default privileges in schema public grant select on tables to picker;
  select lo_from_bytea(4711, '\x0102');`;

const origin: DumpOrigin = {
  start: 'dump',
  name: 'The "orchard"',
  schemas: ['public', 'Odd Name'],
};
const account = { email: 'mira@workshop.example', password: 'a long password' };

interface Content {
  readonly definition: DatabaseDefinition;
  readonly rows: unknown;
}

/** The content of a backend, read directly: its definition, and every table's rows. */
async function inside(
  backend: Backend,
  use: (driver: PGlite) => Promise<void> = () => Promise.resolve(),
): Promise<Content> {
  const connection = await openConnection({ snapshot: await backend.snapshot() });
  try {
    const { driver } = connection;
    const { rows: tables } = await driver.query<{ name: string; kind: string }>(`
      select c.oid::regclass::text as name, c.relkind as kind from pg_class c
      where c.relkind in ('r', 'm', 'S') and c.relnamespace::regnamespace::text !~ '^(pg_|information)'
      order by 1`);
    const rows: Record<string, unknown> = {};
    for (const { name, kind } of tables) {
      // How many values a sequence has fetched ahead is Postgres's own business.
      const row = kind === 'S' ? 'last_value, is_called' : 'to_jsonb(r) as row';
      rows[name] = (await driver.query(`select ${row} from only ${name} r order by 1`)).rows;
    }
    const definition = await databaseDefinition(driver);
    await use(driver);
    return { definition, rows };
  } finally {
    await connection.close();
  }
}

async function dumpOf(database: PGlite, baseline: DatabaseDefinition): Promise<string> {
  const pieces: BlobPart[] = [];
  const writtenAt = '2026-11-21T09:00:00.000Z';
  for await (const piece of writeDump({ database, baseline, origin, writtenAt })) {
    pieces.push(typeof piece === 'string' ? piece : new Uint8Array(piece));
  }
  return new Blob(pieces).text();
}

describe('a database that was written and loaded again', () => {
  let before: Content;
  let loaded: Backend;
  let dump: string;
  let report: LoadReport;

  beforeAll(async () => {
    const written = await lendBackend();
    const { definition: baseline } = await inside(written);
    await written.exec(schema);
    await written.createAccount(account);
    before = await inside(written, async (driver) => {
      dump = await dumpOf(driver, baseline);
    });
    await written.close();
    loaded = await lendBackend();
    report = await loadDump(loaded, dump, { file: 'orchard.sql' });
  });

  afterAll(() => loaded.close());

  test('is the same: definition, grants, roles, settings, rows and sequences', async () => {
    const after = await inside(loaded);
    expect(after.definition).toEqual(before.definition);
    expect(after.rows).toEqual(before.rows);
    expect(Object.keys(before.rows as object)).toContain('"Odd Name"."Tree;"');
  });

  test('was loaded whole: nothing had to be skipped, and no role had to be guessed', () => {
    expect(report.skipped).toEqual([]);
    expect(report.createdRoles).toEqual([]);
  });

  test('says what it was, and leaves out what every backend brings', () => {
    expect(originOf(dump)).toEqual(origin);
    expect(dump).not.toContain('CREATE TABLE auth.users');
    expect(dump).toContain('COPY auth.users');
    expect(dump).toContain('CREATE TRIGGER welcome AFTER INSERT ON auth.users');
  });

  test('its accounts can sign in, and an account with the same address is not created twice', async () => {
    const signIn = async (password: string) => {
      const response = await loaded.clientFetch(
        'http://backend.test/auth/v1/token?grant_type=password',
        {
          method: 'POST',
          headers: { apikey: loaded.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email: account.email, password }),
        },
      );
      return response.status;
    };
    expect(await signIn(account.password)).toBe(200);
    await provideAccount(loaded, { email: account.email, password: 'another password' });
    expect(await signIn('another password')).toBe(200);
    expect(await signIn(account.password)).toBe(400);
    const { rows } = await loaded.query('select count(*)::int as accounts from auth.users');
    expect(rows).toEqual([{ accounts: 1 }]);
  });
});

test.each([
  '-- ninefold: {"start":"elsewhere","name":"x","schemas":["public"]}',
  '-- ninefold: {',
  '',
])('what only looks like an origin is none: %j', (line) =>
  expect(originOf(`-- A dump\n${line}\nselect 1;`)).toBeUndefined(),
);
