/** Tests what `ninefold check` and `ninefold advise` report when somebody changes the adopter's database. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '@ninefold/specification/difference';
import type { Advice } from '@ninefold/specification/advice';
import { tenantsSchema } from '../../apps/tenants/load.ts';
import { ninefold } from '../command/run-command.ts';
import { accountsSql, platformSql, rolesSql } from '../conformance/pair/roles.ts';
import { isAll } from '../run/is-all.ts';
import { openDatabase } from '../servers/database.ts';
import { type Database, type Postgres, startPostgres } from '../servers/index.ts';
import { baseSql, directorySql, mistakesSql, mutations } from './mutations.ts';

// A separate server: roles and their memberships are shared by all databases of a server.
let server: Postgres;
let project: Database;
/** Copied for each test. */
const template = 'adopter';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-adoption-'));
  server = await startPostgres({ timezone: 'UTC' });
  await server.sql(`${rolesSql}${baseSql}`);
  await createTemplate();
  project = await createProject();
  await command(project, 'discover', '--schema', 'public,billing', '--output', file);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const file = 'specification.json';

async function createTemplate(): Promise<void> {
  await server.sql(`create database ${template} template template0`);
  const address = new URL(server.connectionString);
  address.pathname = template;
  const database = openDatabase(address.href);
  await database.sql(`${platformSql}${accountsSql}${tenantsSchema()}${directorySql}`);
  await database.close();
}

const createProject = (): Promise<Database> => server.createDatabase(template);

function command(database: Database, ...argumentList: readonly string[]) {
  return ninefold(argumentList, {
    folder,
    environment: { DATABASE_URL: database.connectionString },
  });
}

test('check finds nothing without changes', async () => {
  const outcome = await command(await createProject(), 'check');
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
});

test.each(mutations.map((mutation, place) => ({ ...mutation, place })))(
  'check reports: $what',
  async ({ sql, undo, weight, says, place }) => {
    const database = await createProject();
    await database.sql(sql);
    const json = await command(database, 'check', '--json');
    // What it prints is made from the same changes.
    const text = isAll || place % 8 === 0 ? await command(database, 'check') : undefined;
    if (undo !== undefined) await database.sql(undo);
    const changes = JSON.parse(json.stdout) as Change[];
    // One statement for one change: its consequences are not listed beside it.
    expect(changes.map((change) => [change.weight, change.statement])).toEqual([[weight, says]]);
    expect(json.exitCode).toBe(1);
    if (text === undefined) return;
    expect(text.stdout).toContain(`\n- ${says} [`);
    expect(text.exitCode).toBe(1);
  },
);

test('a dump has no memberships, so none is reported as deleted', async () => {
  const schema = 'create table public.notes (id bigint primary key);';
  const database = await server.createDatabase();
  await database.sql(schema);
  await writeFile(join(folder, 'dump.sql'), schema);
  await command(database, 'discover', '--output', 'notes.json');
  const { stdout } = await command(database, 'check', 'notes.json', '--load', 'dump.sql', '--json');
  const kinds = (JSON.parse(stdout) as Change[]).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('membership'))).toEqual([]);
});

test('advise reports what Supabase’s linter reports of the same database', async () => {
  const database = await createProject();
  await database.sql(mistakesSql);
  const { stdout, exitCode } = await command(
    database,
    'advise',
    '--schema',
    'public,billing',
    '--json',
  );
  const { advice } = JSON.parse(stdout) as { advice: Advice[] };
  expect(exitCode).toBe(0);
  const counts = Object.fromEntries(
    [...Map.groupBy(advice, ({ lint }) => lint)].map(([lint, all]) => [lint, all.length]),
  );
  // As splinter.sql of April 2026 counts them, but for indexes that were never used.
  expect(counts).toEqual({
    '0001_unindexed_foreign_keys': 9,
    '0002_auth_users_exposed': 1,
    '0003_auth_rls_initplan': 2,
    '0004_no_primary_key': 3,
    '0006_multiple_permissive_policies': 10,
    '0007_policy_exists_rls_disabled': 1,
    '0010_security_definer_view': 2,
    '0011_function_search_path_mutable': 1,
    '0013_rls_disabled_in_public': 1,
    '0015_rls_references_user_metadata': 1,
    '0016_materialized_view_in_api': 1,
    '0024_rls_policy_always_true': 2,
    '0028_anon_security_definer_function_executable': 1,
    '0029_authenticated_security_definer_function_executable': 1,
  });
});

test('advise says what it can’t check', async () => {
  const { stdout, exitCode } = await command(project, 'advise');
  expect(exitCode).toBe(0);
  expect(stdout).toContain(
    '- Policy “Everybody may wait” on table public.waiting_list lets anon and authenticated insert any record',
  );
  expect(stdout).toContain('Not checked:');
});

test('the help of check lists what it cannot see', async () => {
  const { stdout } = await command(project, 'check', '--help');
  const [, list = ''] = stdout.split('It can’t see:');
  for (const unseen of ['records', 'storage.objects', 'functions in C', 'Edge Functions']) {
    expect(list.replaceAll(/\s+/g, ' ')).toContain(unseen);
  }
});
