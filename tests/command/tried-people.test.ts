/** Whom `ninefold prove policies` tries, and what it needs to do so. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformSql } from '../conformance/pair/roles.ts';
import type { Database, Postgres } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { accountsSql, createAdopter, declaration, olga, rowsOf } from './adopter.ts';
import { ninefold } from './run-command.ts';

let server: Postgres;
let database: Database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-people-'));
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

test('roles are in claims that the access token hook adds, or what a function returns', async () => {
  const other = await server.createDatabase();
  await other.sql(platformSql);
  await other.sql(accountsSql);
  await other.sql(`
    create table user_roles (user_id uuid primary key, role text);
    insert into user_roles select id, 'planner' from auth.users where email like 'manuel%';
    create function custom_access_token_hook(event jsonb) returns jsonb language sql stable as $$
      select jsonb_set(event, '{claims,user_role}', coalesce(
        (select to_jsonb(role) from public.user_roles where user_id = (event ->> 'user_id')::uuid), 'null'))
    $$;
    create function my_roles() returns setof text language sql stable security definer as $$
      select role || ' by function' from public.user_roles where user_id = auth.uid()
    $$;
    create table plan (id int primary key);
    alter table plan enable row level security;
    grant select on plan to authenticated;
    insert into plan values (1);
    create policy "Planners" on plan for select to authenticated
      using (current_setting('request.jwt.claims')::jsonb ->> 'user_role' = 'planner')`);
  const byAccess = async (access: object) => {
    const file = join(folder, `declared-${crypto.randomUUID()}.mjs`);
    await writeFile(file, `export const specification = { access: ${JSON.stringify(access)} };`);
    const options = ['--schema', 'public', '--declaration', file];
    return rowsOf((await prove(options, other.connectionString)).stdout, 'plan');
  };
  const rest = ['no grant', 'no grant', 'no grant'].join(' | ');
  expect(await byAccess({ claims: ['user_role'] })).toEqual([
    `| visitor | no grant | ${rest} |`,
    `| signed in, no role | none | ${rest} |`,
    `| planner | all (1) | ${rest} |`,
  ]);
  expect((await byAccess({ function: { name: 'my_roles' } }))[2]).toBe(
    `| planner by function | all (1) | ${rest} |`,
  );
});

test('--as chooses people, and --names names them', async () => {
  const { stdout } = await prove([
    '--as',
    'RITA@red-barn.example',
    '--as',
    olga,
    '--names',
    ...declaration,
  ]);
  expect(stdout).toContain('\n| owner (rita@red-barn.example) | owner | `authenticated` |\n');
  expect(stdout).toContain('\n| owner (2) (olga@north-quay.example) | owner | `authenticated` |\n');
  expect(rowsOf(stdout, 'projects').slice(1)).toEqual([
    '| owner | 1 of 3 | 1 of 3 | all | all |',
    '| owner (2) | 2 of 3 | 2 of 3 | all | all |',
  ]);
});

describe('is refused with a way on', () => {
  test('for a person that there is not', async () => {
    const { exitCode, stderr } = await prove(['--as', 'nobody@example.org']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('nobody@example.org');
  });

  test('for a declaration of other tables', async () => {
    await database.sql('alter table memberships rename column role to position');
    const { exitCode, stderr } = await prove(declaration);
    await database.sql('alter table memberships rename column position to role');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('"access"');
  });

  test.each([
    ['switch to the roles', '', /switch to the role anon/],
    [
      'read all records',
      'grant anon, authenticated to %; grant usage on schema auth, billing to %; grant select on auth.users, memberships to %',
      /doesn’t read all records/,
    ],
  ])('for a user who may not %s', async (_, grants, message) => {
    const name = `someone_${crypto.randomUUID().slice(0, 8)}`;
    await database.sql(
      `create role ${name} login password 'pass'; grant usage on schema public, billing to ${name}; ${grants.replaceAll('%', name)}`,
    );
    const address = new URL(database.connectionString);
    [address.username, address.password] = [name, 'pass'];
    const { exitCode, stderr } = await prove(declaration, address.href);
    await database.sql(`drop owned by ${name}; drop role ${name}`);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  });
});
