/** What `ninefold check` says of things that somebody does to the adopter's database. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../packages/data/src/specification/difference/index.ts';
import { ninefold } from '../command/run-command.ts';
import { platformSql, rolesSql } from '../conformance/pair/roles.ts';
import { type Database, type Postgres, startPostgres } from '../servers/index.ts';
import { baseSql, directorySql, mutations } from './mutations.ts';

// A server of its own: roles and their memberships are shared by all databases of a server.
let server: Postgres;
let project: Database;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-adoption-'));
  server = await startPostgres({ timezone: 'UTC' });
  await server.sql(`${rolesSql}${baseSql}`);
  project = await createProject();
  await command(project, 'discover', '--schema', 'public,billing', '--output', file);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const file = 'specification.json';

async function createProject(): Promise<Database> {
  const database = await server.createDatabase();
  const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  await database.sql(
    `${platformSql}create table auth.users (id uuid primary key);${schema}${directorySql}`,
  );
  return database;
}

function command(database: Database, ...argumentList: readonly string[]) {
  return ninefold(argumentList, {
    folder,
    environment: { DATABASE_URL: database.connectionString },
  });
}

test('check finds nothing where nothing happened', async () => {
  const outcome = await command(await createProject(), 'check');
  expect(outcome).toMatchObject({ exitCode: 0, told: '' });
});

test.each(mutations)('check reports: $what', async ({ sql, undo, weight, says }) => {
  const database = await createProject();
  await database.sql(sql);
  const [json, text] = [
    await command(database, 'check', '--json'),
    await command(database, 'check'),
  ];
  if (undo !== undefined) await database.sql(undo);
  const changes = JSON.parse(json.printed) as Change[];
  // One statement for one thing: nothing that follows from it stands beside it.
  expect(changes.map((change) => [change.weight, change.statement])).toEqual([[weight, says]]);
  expect(text.printed).toContain(`\n- ${says} [`);
  expect([json.exitCode, text.exitCode]).toEqual([1, 1]);
});
