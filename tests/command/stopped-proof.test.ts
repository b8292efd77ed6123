/** `ninefold prove policies` that is stopped by Ctrl+C in the middle of a write. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { platformSql } from '../conformance/pair/roles.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';

const command = join(import.meta.dirname, '../../packages/cli/src/main.ts');

test('changes nothing when it is stopped', async () => {
  const server = sharedPostgres();
  const database = await server.createDatabase();
  await database.sql(platformSql);
  // Each write takes a while, so that one is under way.
  await database.sql(`
    create table slow (id int primary key);
    insert into slow select generate_series(1, 1000);
    alter table slow enable row level security;
    grant all on slow to authenticated;
    create policy "Slowly" on slow for all to authenticated
      using (true) with check (pg_sleep(0.2) is not null)`);
  const contents = () =>
    database.sql('select md5(string_agg(xmin || slow::text, $$ $$)) from slow');
  const before = await contents();
  const statements = async () => {
    const rows = await database.sql(
      `select query from pg_stat_activity
       where application_name = 'ninefold' and datname = current_database()`,
    );
    return rows.map(({ query }) => String(query)).join('\n');
  };

  const child = spawn(process.execPath, [command, 'prove', 'policies', '--rows', '500'], {
    cwd: tmpdir(),
    env: { ...process.env, DATABASE_URL: database.connectionString },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  await expect.poll(statements).toMatch(/^insert into/);
  child.kill('SIGINT');
  expect(await exit).toEqual([null, 'SIGINT']);
  await expect.poll(statements).toBe('');
  expect(await contents()).toEqual(before);
  await server.stop();
});
