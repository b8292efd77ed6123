import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Postgres } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { ninefold } from './run-command.ts';

let server: Postgres;
let database: Database;
let folder: string;
const password = 'correct-horse-7';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-command-'));
  server = sharedPostgres();
  database = await server.createDatabase();
  await database.sql(`
    create schema billing;
    create schema secret;
    create schema "Odd, name";
    create table "Odd, name".stone (id bigint primary key);
    create table billing.invoice (id bigint primary key, total numeric(10, 2) not null);
    create role reader login password '${password}';
    grant usage on schema billing, "Odd, name" to reader;
    grant select on billing.invoice to reader;`);
});

afterAll(async () => {
  await database.sql('drop owned by reader; drop role reader;');
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The database's address for somebody else, or with another part changed. */
function address(change: (url: URL) => void): string {
  const url = new URL(database.connectionString);
  url.username = 'reader';
  url.password = password;
  change(url);
  return url.href;
}

const discover = (databaseUrl: string, ...rest: string[]) =>
  ninefold(['discover', '--database-url', databaseUrl, ...rest], { folder });

describe('a database that cannot be read', () => {
  const cases: readonly (readonly [string, () => string, string[], RegExp])[] = [
    [
      'a wrong password',
      () => address((url) => (url.password = 'wrong-horse-8')),
      [],
      /password is wrong for the user reader/,
    ],
    [
      'a port that nothing listens on',
      () => address((url) => (url.port = '1')),
      [],
      /Nothing is listening on 127\.0\.0\.1:1\b/,
    ],
    [
      'a port of an IPv6 address that nothing listens on',
      () =>
        address((url) => {
          url.hostname = '[::1]';
          url.port = '1';
        }),
      [],
      /Nothing is listening on \[::1\]:1\b|\[::1\] can’t be reached/,
    ],
    [
      'a name that no host has',
      () => address((url) => (url.hostname = 'nothing.invalid')),
      [],
      /host nothing\.invalid wasn.t found|couldn.t be looked up/,
    ],
    [
      'a database that is not there',
      () => address((url) => (url.pathname = '/shop')),
      [],
      /no database named shop/,
    ],
    [
      'a schema that is not there',
      () => address(() => {}),
      ['--schema', 'biling'],
      /no schema named biling.*Its schemas are Odd, name, billing, public and secret/s,
    ],
    [
      'a schema that the user may not use',
      () => address(() => {}),
      ['--schema', 'secret'],
      /reader doesn.t have permission to use the schema secret.*grant usage on schema "secret" to "reader"/s,
    ],
  ];

  it.each(cases)('reports %s', async (_, databaseUrl, rest, message) => {
    const outcome = await discover(databaseUrl(), ...rest, '--output', 'out.json');
    expect(outcome.stderr).toMatch(message);
    expect(outcome).toMatchObject({ exitCode: 2, stdout: '' });
    expect(outcome.stderr).not.toMatch(/horse/);
    expect(await readdir(folder)).not.toContain('out.json');
  });

  it('reports a host that does not answer', async () => {
    const silent = await listening(() => {});
    const outcome = await discover(
      `postgresql://reader:${password}@127.0.0.1:${silent.port}/postgres?connect_timeout=1`,
    );
    silent.server.close();
    expect(outcome.stderr).toMatch(/did not answer in time/);
    expect(outcome.stderr).not.toMatch(/horse/);
  });

  it('reports a server that is not PostgreSQL', async () => {
    const other = await listening((socket) => socket.destroy());
    const outcome = await discover(
      `postgresql://reader:${password}@127.0.0.1:${other.port}/postgres?connect_timeout=1`,
    );
    other.server.close();
    expect(outcome.stderr).toMatch(/may not be a PostgreSQL server/);
  });
});

describe('a database that can be read', () => {
  it('names other schemas that have tables if the one that is read has none', async () => {
    const outcome = await discover(address(() => {}));
    expect(outcome.exitCode).toBe(0);
    expect(outcome.stderr).toBe(
      'The schema public has no tables that reader can read. The schemas "Odd, name" and billing have tables. To read them, add --schema \'"Odd, name",billing\'.',
    );
    const read = await discover(
      address(() => {}),
      '--schema',
      '"Odd, name",billing',
    );
    expect(read.stderr).toBe('');
  });

  it('is not changed, and needs only read permissions', async () => {
    const outcome = await discover(
      address((url) => (url.search = '?pgbouncer=true')),
      '--schema',
      'billing',
    );
    expect(outcome.exitCode).toBe(0);
    const written = JSON.parse(outcome.stdout) as { entities: { name: string }[] };
    expect(written.entities.map(({ name }) => name)).toEqual(['invoice']);
  });

  it('is named by DATABASE_URL without an address', async () => {
    const outcome = await ninefold(['markdown', '--schema', 'billing'], {
      folder,
      environment: { DATABASE_URL: database.connectionString },
    });
    expect(outcome.stdout).toMatch(/invoice/i);
  });

  it('can be given its function twice, and changes nothing the second time', async () => {
    const { stdout } = await ninefold(['sql'], { folder });
    const functions = () =>
      database.sql(`select p.oid, pg_get_functiondef(p.oid) as definition, p.proacl::text as rights,
        obj_description(p.oid) as comment
        from pg_proc p where p.proname like 'ninefold%' order by p.oid`);
    await database.sql(stdout);
    const first = await functions();
    await database.sql(stdout);
    expect(first).not.toEqual([]);
    expect(await functions()).toEqual(first);
  });
});

describe('files', () => {
  it.each([
    ['empty', '', /is empty/],
    ['no JSON', '{"format": 2,', /is not valid JSON/],
    ['somebody else’s', '{"name": "shop"}', /not a specification/],
    ['of a later format', '{"format": 99, "entities": []}', /format 99/],
  ])('that are %s are refused by name', async (_, text, message) => {
    await writeFile(join(folder, 'broken.json'), text);
    const outcome = await ninefold(['markdown', 'broken.json'], { folder });
    expect(outcome).toMatchObject({ exitCode: 2, stdout: '' });
    expect(outcome.stderr).toMatch(message);
    expect(outcome.stderr).toContain('broken.json');
  });

  it('that are folders are rejected by name, to read and to write', async () => {
    const read = await ninefold(['markdown', folder], { folder });
    expect(read).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('folder'),
    });
    const written = await ninefold(['sql', '--output', folder], { folder });
    expect(written.stderr).toBe(`${folder} is a folder. Name a file in this folder with --output.`);
  });

  it('that are not dumps are rejected by name', async () => {
    await writeFile(join(folder, 'letter.sql'), 'Dear colleague, here is our database.');
    const outcome = await ninefold(['discover', '--load', 'letter.sql'], { folder });
    expect(outcome).toMatchObject({ exitCode: 2, stdout: '' });
    expect(outcome.stderr).toContain('letter.sql');
  });

  it('that can’t be written leave the existing file', async () => {
    await writeFile(join(folder, 'file'), 'kept');
    const outcome = await ninefold(['sql', '--output', 'file/below.sql'], { folder });
    expect(outcome.stderr).toMatch(/below\.sql could not be written/);
    expect(outcome.exitCode).toBe(2);
  });
});

async function listening(
  onConnection: (socket: import('node:net').Socket) => void,
): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  return { server, port: typeof place === 'object' && place !== null ? place.port : 0 };
}
