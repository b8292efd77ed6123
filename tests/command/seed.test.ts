/** `ninefold seed` on a server, with the schema of an adopter. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantsSchema } from '../../apps/tenants/load.ts';
import { platformSql } from '../conformance/pair/roles.ts';
import type { Database, Postgres } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { accountsSql } from './adopter.ts';
import { ninefold } from './run-command.ts';

let server: Postgres;
let database: Database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-seed-'));
  server = sharedPostgres();
  database = await server.createDatabase();
  await database.sql(platformSql + accountsSql);
  await database.sql(tenantsSchema());
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const seed = (options: readonly string[], connectionString = database.connectionString) =>
  ninefold(['seed', ...options], {
    folder,
    environment: { DATABASE_URL: connectionString, NINEFOLD_SCHEMAS: 'public,billing' },
  });

const count = async (table: string) =>
  Number((await database.sql(`select count(*) from ${table}`))[0]?.['count']);

test('tries everything and undoes it', async () => {
  const { exitCode, stdout } = await seed(['--dry-run']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^organisations +10 records$/m);
  expect(stdout).toMatch(/^profiles +3 records$/m);
  expect(stdout).toContain('Nothing was stored.');
  expect(await count('organisations')).toBe(0);
});

test('prints SQL that stores the same records', async () => {
  const { stdout } = await seed(['--sql', '--rows', '3']);
  expect((await seed(['--sql', '--rows', '3'])).stdout).toBe(stdout);
  const copy = await server.createDatabase();
  await copy.sql(platformSql + accountsSql);
  await copy.sql(tenantsSchema());
  await copy.sql(stdout);
  await copy.sql(`insert into bookings (organisation_id, room, purpose, during)
    select id, 1, 'After the samples', tstzrange('1999-01-01', '1999-01-02') from organisations limit 1`);
  const [stored] = await copy.sql('select count(*)::int as count from tasks');
  expect(stored).toEqual({ count: 3 });
  expect(await count('tasks')).toBe(0);
});

test('stores nothing on another machine before it is allowed to', async () => {
  // The same server by another of its names.
  const url = new URL(database.connectionString);
  url.hostname = '127.1';
  const { exitCode, stdout, stderr } = await seed([], url.href);
  expect(stdout).toMatch(/^organisations +10 records$/m);
  expect(stderr).toContain('127.1');
  expect(stderr).toContain('--yes');
  expect(exitCode).toBe(2);
  expect(await count('organisations')).toBe(0);
});

test('leaves a table that has records, unless it is told to add some', async () => {
  await seed(['--rows', '4', '--tables', 'organisations,projects']);
  expect(await count('organisations')).toBe(4);
  const again = await seed(['--tables', 'organisations']);
  expect(again.stdout).toMatch(/^organisations +left as it is: it has records. .*--append/m);
  expect(await count('organisations')).toBe(4);
  const more = await seed(['--rows', '5', '--tables', 'organisations,projects', '--append']);
  expect(more.stdout).toContain('Stored 10 records in 2 tables.');
  expect(await count('projects')).toBe(9);
  const [next] = await database.sql(
    `insert into projects (organisation_id, name) select id, 'After the samples' from organisations limit 1 returning id::int`,
  );
  expect(next).toEqual({ id: 10 });
});

test('stores nothing at all if the records as a whole are rejected', async () => {
  await database.sql(`
    create function private.object() returns trigger language plpgsql as $$
    begin raise exception 'Not together.'; end $$;
    create constraint trigger whole after insert on countries deferrable initially deferred
      for each row execute function private.object();`);
  const { exitCode, stderr } = await seed(['--tables', 'countries,import_lines']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('Nothing was stored.');
  expect(stderr).toContain('Not together.');
  expect(await count('import_lines')).toBe(0);
  await database.sql('drop trigger whole on countries');
});

test('says which tables there are', async () => {
  const { exitCode, stderr } = await seed(['--tables', 'nothing']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('The table nothing doesn’t exist.');
  expect(stderr).toContain('billing.invoices');
});
