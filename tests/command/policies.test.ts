/** `ninefold prove policies` on a server, with the schema of an adopter. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PolicyProof } from '../../packages/cli/src/policies/model/index.ts';
import { platformSql } from '../conformance/pair/roles.ts';
import type { Database, Postgres } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { createAdopter, declaration, olga, rowsOf } from './adopter.ts';
import { ninefold } from './run-command.ts';

let server: Postgres;
let database: Database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-policies-'));
  server = sharedPostgres();
  database = await createAdopter(server);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function prove(options: readonly string[], connectionString = database.connectionString) {
  return ninefold(['prove', 'policies', ...options], {
    folder,
    environment: { DATABASE_URL: connectionString, NINEFOLD_SCHEMAS: 'public,billing' },
  });
}

/** Changes whose profile people may edit. */
const edit = (whose: string) =>
  database.sql(
    `alter policy "People edit themselves" on profiles using (${whose}) with check (${whose})`,
  );

/** Everything in the tables, and which transaction wrote it. */
const contents = async () => {
  const tables = await database.sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'billing', 'auth', 'storage') order by 1`,
  );
  const counts = tables.map(({ name }) =>
    database.sql(
      `select '${String(name)}' as name, count(*), md5(string_agg(each::text, '' order by each::text))
       from (select xmin, * from ${String(name)}) each`,
    ),
  );
  return Promise.all(counts);
};

describe('on an adopter’s database', () => {
  let markdown: string;
  beforeAll(async () => {
    await prove([...declaration, '--into', '.']);
    markdown = await readFile(join(folder, 'policies.md'), 'utf8');
  });

  test('the roles of people are in the declared memberships', () => {
    expect(markdown).toContain('\n| owner | owner | `authenticated` |\n');
    expect(markdown).toContain('\n| manager + member | manager, member | `authenticated` |\n');
  });

  // The owner belongs to one of the two studios, the manager to both, as a member to the second.
  test.each([
    [
      'projects',
      '| visitor | no grant | no grant | no grant | no grant |',
      '| signed in, no role | none | none | none | none |',
      '| owner | 2 of 3 | 2 of 3 | all | all |',
      '| manager + member | all (3) | 2 of 3 | 2 of 3 | 2 of 3 |',
    ],
    [
      'countries',
      '| visitor | all (2) | no grant | no grant | no grant |',
      '| signed in, no role | all (2) | no grant | no grant | no grant |',
      '| owner | all (2) | no grant | no grant | no grant |',
      '| manager + member | all (2) | no grant | no grant | no grant |',
    ],
    [
      'profiles',
      '| visitor | no grant | no grant | no grant | no grant |',
      '| signed in, no role | none | no grant | none | no grant |',
      '| owner | 2 of 3 | no grant | 1 of 2 | no grant |',
      '| manager + member | all (3) | no grant | 1 of 3 | no grant |',
    ],
    [
      'billing.invoices',
      '| visitor | no grant | no grant | no grant | no grant |',
      '| signed in, no role | none | none | none | none |',
      '| owner | 1 of 2 | 1 of 2 | all | all |',
      '| manager + member | 1 of 2 | 1 of 2 | all | all |',
    ],
    [
      'Line Item',
      '| visitor | no grant | no grant | no grant | no grant |',
      '| signed in, no role | none | none | none | none |',
      '| owner | 2 of 3 | 2 of 3 | all | all |',
      '| manager + member | all (3) | all | all | all |',
    ],
    [
      'import_lines',
      '| visitor | no grant | no grant | no grant | no grant |',
      '| signed in, no role | all (2) | none | none | none |',
      '| owner | all (2) | none | none | none |',
      '| manager + member | all (2) | none | none | none |',
    ],
  ])('%s', (entity, ...rows) => {
    expect(rowsOf(markdown, entity)).toEqual(rows);
  });

  test('a trigger that answers before the policy is named', () => {
    expect(rowsOf(markdown, 'memberships')).toContain(
      '| owner | 2 of 4 | 2 of 4 | 1 of 2 (1 undecided: SP001 by private.keep_owner()) | 1 of 2 (1 undecided: SP001 by private.keep_owner()) |',
    );
  });

  test('no file contains an e-mail address, and JSON has the IDs', async () => {
    const json = await readFile(join(folder, 'policies.json'), 'utf8');
    const sql = await readFile(join(folder, 'policies.test.sql'), 'utf8');
    expect([markdown, json, sql].join()).not.toContain('@');
    expect(json).toContain(olga);
  });

  test('--check finds nothing, then the rows of a policy that has changed', async () => {
    expect(await prove([...declaration, '--check'])).toMatchObject({ exitCode: 0, stderr: '' });
    await edit('true');
    const { exitCode, stdout } = await prove([...declaration, '--check']);
    await edit('id = (select auth.uid())');
    expect(exitCode).toBe(1);
    expect(stdout.split('\n\n')[0]).toBe(`profiles
- | owner | 2 of 3 | no grant | 1 of 2 | no grant |
+ | owner | 2 of 3 | no grant | all | no grant |
profiles
- | manager + member | all (3) | no grant | 1 of 3 | no grant |
+ | manager + member | all (3) | no grant | all | no grant |`);
    expect(stdout).toContain('2 rows differ');
  });
});

test('nothing is written', async () => {
  const before = await contents();
  await prove(declaration);
  expect(await contents()).toEqual(before);
});

test('large tables are counted in a sample, and said to be estimated', async () => {
  const large = await server.createDatabase();
  await large.sql(platformSql);
  await large.sql(`
    create table reading (id int primary key, value int);
    insert into reading select number, number % 7 from generate_series(1, 200000) number;
    alter table reading enable row level security;
    grant select on reading to authenticated;
    create policy "A quarter" on reading for select to authenticated using (id % 4 = 0)`);
  await large.sql('vacuum analyze reading');
  const { stdout } = await prove(['--json', '--schema', 'public'], large.connectionString);
  const { entities } = JSON.parse(stdout) as PolicyProof;
  const [, stranger] = entities[0]?.access ?? [];
  const { visible = 0, total = 0, estimated } = stranger?.read ?? {};
  expect(estimated).toBe(true);
  expect(visible / total).toBeCloseTo(0.25, 2);
  expect(total / 200_000).toBeCloseTo(1, 1);
  const { stdout: markdown } = await prove(['--schema', 'public'], large.connectionString);
  expect(rowsOf(markdown, 'reading')[1]).toMatch(/\| about \d+ of \d+ \|/);
});
