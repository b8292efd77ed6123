import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { startPostgres, startPostgrest } from './index.ts';

test('PostgREST serves a database of a new server, and what the schema becomes', async () => {
  const postgres = await startPostgres();
  const { connectionString, sql } = await postgres.createDatabase();
  await sql('create role anon; create table first (); grant select on first to anon');
  const postgrest = await startPostgrest({
    connectionString,
    schemas: ['public'],
    anonRole: 'anon',
    jwtSecret: 'a secret of at least thirty-two characters',
    maxRows: 2,
  });
  const status = async (table: string) => (await fetch(`${postgrest.url}/${table}`)).status;
  expect([await status('first'), await status('second')]).toEqual([200, 404]);

  await sql(`create table second as select generate_series(1, 3) as number;
    grant select on second to anon`);
  await postgrest.reload();
  const answer = await fetch(`${postgrest.url}/second`);
  expect(await answer.json()).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await sql('select $1::text as text, count(*)::int4 from second', ['it'])).toEqual([
    { text: 'it', count: 3 },
  ]);
  await postgrest.stop();
  await postgres.stop();
  await expect(fetch(postgrest.url)).rejects.toThrow('fetch failed');
});

test('a server ends, and its files go, with a process that is killed', async () => {
  const index = JSON.stringify(join(import.meta.dirname, 'index.ts'));
  const script = `
    const { startPostgres } = await import(${index});
    const { sql } = await startPostgres();
    const [row] = await sql("select pg_backend_pid() as pid, current_setting('data_directory') as folder");
    console.log(JSON.stringify(row));
    setInterval(() => {}, 1000);`;
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: killed.stdout }), 'line')) as [string];
  const { pid, folder } = JSON.parse(line) as { pid: number; folder: string };
  expect([alive(pid), existsSync(folder)]).toEqual([true, true]);
  killed.kill('SIGKILL');
  await expect.poll(() => alive(pid) || existsSync(folder)).toBe(false);
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
