import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '@ninefold/embedded';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAll } from '../../../tests/run/is-all.ts';
import type { Running } from './reporter/reporter.ts';

const start = join(import.meta.dirname, 'start.ts');
const dev = join(import.meta.dirname, 'dev.ts');
const application = join(import.meta.dirname, '../../../apps/web');
const example = join(import.meta.dirname, '../../../apps/workshop');
const tenants = join(import.meta.dirname, '../../../apps/tenants');
/** `start` without building the application: here its database and its answers matter. */
const startWithoutFiles = `
  import { run } from ${JSON.stringify(new URL('run.ts', import.meta.url).href)};
  const files = (request, response) => response.writeHead(404).end();
  await run({ files: () => files, secure: true });`;
const orchard = join(import.meta.dirname, '../../../packages/embedded/testing/orchard.sql');

/** Where Node keeps compiled JavaScript from one start to the next. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/ninefold/compiled');

let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-start-'));
  // Caches an empty database where there is none yet: each process would otherwise create its own.
  await (await createBackend()).close();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/**
 * Starts Node for a few seconds: compiled JavaScript is shared with later starts, and WebAssembly is not
 * compiled a second time to run faster.
 */
function spawnStart(
  script: readonly string[],
  options: readonly string[],
  environment: object = {},
) {
  const applications = [application, '--example', example, '--port', '0'];
  const child = spawn(
    process.execPath,
    ['--liftoff-only', ...script, ...applications, ...options],
    {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder, NODE_COMPILE_CACHE: compiled, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return { child, output };
}

/** Starts and waits for the line that programs read. */
async function started(...options: readonly string[]) {
  return ready(['--input-type=module', '-e', startWithoutFiles, '--', 'start', '--json'], options);
}

async function ready(script: readonly string[], options: readonly string[]) {
  const { child, output } = spawnStart(script, options);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.stdout.includes('\n') && resolve());
    child.once('exit', () => reject(new Error(output.stderr)));
  });
  const running = JSON.parse(output.stdout) as Running;
  const configuration = await (await fetch(`${running.url}/config.json`)).json();
  return { child, output, ...running, configuration };
}

/** Runs the real command, which must fail, and returns its standard error. */
async function failing(options: readonly string[], environment: object = {}): Promise<string> {
  const { child, output } = spawnStart([start], options, environment);
  const [code] = await once(child, 'close');
  expect({ code, output }).toMatchObject({ code: 1 });
  expect(output.stderr).not.toMatch(/^\s+at /m);
  return output.stderr;
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0] as number | null;
}

type Start = Awaited<ReturnType<typeof started>>;

async function signedIn({ url, configuration, accounts: [account] }: Start) {
  expect(configuration.supabaseUrl).toBe(url);
  const supabase = createClient(url, configuration.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await supabase.auth.signInWithPassword({
    email: account?.email ?? '',
    password: account?.password ?? '',
  });
  expect(error).toBeNull();
  return supabase;
}

// Tests run side by side because they mostly wait for processes; each has its own data folders.
test.concurrent('a dump is loaded once, served, and what is written outlives a kill', async () => {
  const options = ['--load', orchard, '--data', 'orchard'];
  const first = await started(...options);
  expect(first.data).toBe(join(folder, 'orchard'));
  expect(first.configuration).toMatchObject({ start: 'dump', name: 'orchard' });
  expect(first.output.stderr).toContain('pg_stat_statements');
  const supabase = await signedIn(first);
  const added = await supabase.from('tree').insert({ variety_code: 'BR', note: 'new' }).select();
  expect(added.data).toMatchObject([{ id: 8, note: 'new' }]);
  const { data } = await supabase.rpc('ninefold_specification');
  expect(JSON.stringify(data)).toContain('harvest');
  const open = await failing(options);
  expect(open).toContain(`is open in process ${first.child.pid}`);
  await stopped(first.child, 'SIGKILL');

  const second = await started(...options);
  expect(second.accounts).toEqual(first.accounts);
  const again = await signedIn(second);
  const { data: trees } = await again.from('tree').select('note').eq('note', 'new');
  expect(trees).toEqual([{ note: 'new' }]);
  expect(await stopped(second.child, 'SIGTERM')).toBe(0);

  const other = join(folder, 'other.sql');
  await writeFile(other, 'create table other (id int);');
  expect(await failing(['--load', other, '--data', 'orchard'])).toContain('--reset');
  const record = join(folder, 'orchard/ninefold.json');
  const written = await readFile(record, 'utf8');
  await writeFile(record, written.replace(/"postgres": \d+/, '"postgres": 18'));
  expect(await failing(options)).toContain('PostgreSQL 18');

  // What is interrupted while it starts over is proven with the data folder.
  if (!isAll) return;
  const third = await started(...options, '--reset', '--yes');
  const afterReset = await signedIn(third);
  expect((await afterReset.from('tree').select('id')).data).toHaveLength(3);
  const kept = (await readdir(folder)).find((name) => name.startsWith('orchard.'));
  expect(third.output.stderr).toContain(join(folder, kept ?? 'nothing'));
  expect(await stopped(third.child, 'SIGINT')).toBe(0);
});

test.concurrent('each example has a database of its own, whose access token hook adds claims', async () => {
  const first = await started('--example', tenants);
  expect(first.data).toBe(join(folder, '.ninefold/example-tenants'));
  const account = first.accounts.find(({ role }) => role === 'support');
  const supabase = await signedIn({ ...first, accounts: account ? [account] : [] });
  const { data } = await supabase.auth.getClaims();
  expect(data?.claims).toMatchObject({ user_role: 'support' });
  await stopped(first.child, 'SIGTERM');
});

test.concurrent('SIGTERM ends a request that runs, and loses nothing that was acknowledged or is left out', async () => {
  const dump = join(folder, 'slow.sql');
  // The file shows from outside that the function runs.
  await writeFile(
    dump,
    `create table tree (id int primary key);
     create extension plpython3u;
     create function height() returns int language plpython3u as $$return 1$$;
     create function grow() returns void language plpgsql security definer as $$
     begin
       insert into tree values (2);
       execute format('copy (select 1) to %L', current_setting('data_directory') || '/growing');
       perform pg_sleep(100000);
     end $$;`,
  );
  const options = ['--load', dump, '--data', 'slow'];
  const leftOut = [{ parts: expect.stringContaining('1 function (height)') as string }];
  const first = await started(...options);
  expect(first.configuration).toMatchObject({ leftOut });
  const supabase = await signedIn(first);
  expect((await supabase.from('tree').insert({ id: 1 })).error).toBeNull();
  const unanswered = supabase.rpc('grow').then(({ error }) => error);
  const files = async () => (await readdir(join(folder, 'slow'), { recursive: true })).join(' ');
  await expect.poll(files).toContain('growing');
  expect(await stopped(first.child, 'SIGTERM')).toBe(0);
  expect(await unanswered).not.toBeNull();

  const second = await started(...options);
  expect(second.configuration).toMatchObject({ leftOut });
  const again = await signedIn(second);
  expect((await again.from('tree').select('id')).data).toEqual([{ id: 1 }]);
  expect(await stopped(second.child, 'SIGTERM')).toBe(0);
});

test.concurrent('the first SIGINT ends dev while a page is connected to it', async () => {
  const { child, url } = await ready([dev, '--json'], ['--blank']);
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /const wsToken = "(.+?)"/.exec(client)?.[1];
  const page = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await once(page, 'open');
  const left = once(page, 'close');
  expect(await stopped(child, 'SIGINT')).toBe(0);
  await left;
});

const [anna, bert] = ['anna@orchard.example', 'bert@orchard.example'];
/** As pg_dump writes a hosted project: people with columns that only it has, and row security. */
const orchardOfPeople = `
COPY auth.users (instance_id, id, aud, role, email, encrypted_password, is_super_admin) FROM stdin;
00000000-0000-0000-0000-000000000000\t1f0a4b52-6c1d-4b8f-9a43-0f2f0f3c7d11\tauthenticated\tauthenticated\t${anna}\t\\N\tf
00000000-0000-0000-0000-000000000000\t2f0a4b52-6c1d-4b8f-9a43-0f2f0f3c7d22\tauthenticated\tauthenticated\t${bert}\t\\N\tf
\\.
create table public.basket (id int primary key, owner uuid not null references auth.users);
insert into public.basket values
  (1, '1f0a4b52-6c1d-4b8f-9a43-0f2f0f3c7d11'), (2, '2f0a4b52-6c1d-4b8f-9a43-0f2f0f3c7d22');
alter table public.basket enable row level security;
create policy own on public.basket using (owner = auth.uid());`;

async function baskets(start: Start) {
  const supabase = await signedIn(start);
  return (await supabase.from('basket').select('id')).data;
}

test.concurrent('with --as the account is a person of the dump, who sees what policies let them see', async () => {
  const file = join(folder, 'people.sql');
  await writeFile(file, orchardOfPeople);
  const options = ['--load', file, '--data', 'people'];
  const first = await started(...options);
  expect(first.output.stderr).toContain(
    `--as EMAIL signs in as one of the 2 people in auth.users: `,
  );
  expect(first.output.stderr).toContain(anna);
  expect(await baskets(first)).toEqual([]);
  await stopped(first.child, 'SIGTERM');

  const second = await started(...options, '--as', anna.toUpperCase());
  expect(second.accounts.map(({ email }) => email)).toEqual([anna, 'demo@ninefold.example']);
  expect(await baskets(second)).toEqual([{ id: 1 }]);
  expect(second.output.stderr).not.toContain('--as EMAIL');
  await stopped(second.child, 'SIGTERM');

  const output = await failing([...options, '--as', 'nobody@orchard.example']);
  expect(output).toContain(
    'No person in auth.users has the e-mail address or ID nobody@orchard.example. These exist: ',
  );
  expect(output).toContain(bert);

  // Another start with the ID in place of the address.
  if (!isAll) return;
  const third = await started('--data', 'people', '--as', '2f0a4b52-6c1d-4b8f-9a43-0f2f0f3c7d22');
  expect(third.accounts[0]?.email).toBe(bert);
  expect(await baskets(third)).toEqual([{ id: 2 }]);
  await stopped(third.child, 'SIGTERM');
});

test.concurrent('--as reports a dump without people', async () => {
  const output = await failing(['--load', orchard, '--data', 'without', '--as', anna]);
  expect(output).toContain('Add --schema=auth');
});

test.concurrent('a statement that fails is named, and nothing is kept of the file', async () => {
  const file = join(folder, 'broken.sql');
  await writeFile(file, 'create table a (id int primary key);\n\ninsert into a values (1), (1);\n');
  const output = await failing(['--load', file, '--data', 'broken']);
  expect(output).toContain(`${file}, line 3: duplicate key value`);
  expect(output).toContain('insert into a values (1), (1)');
  expect(await readdir(join(folder, 'broken'))).toEqual(['lock']);
});

test.concurrent.each([
  ['a file that is not there', 'missing.sql', undefined, /doesn’t exist/],
  ['an archive', 'archive.dump', 'PGDMP\u0001', /pg_restore/],
  ['prose', 'letter.sql', 'Dear reader, this is a letter.', /syntax error/],
])('%s is refused', async (_, name, content, reason) => {
  const file = join(folder, name);
  if (content !== undefined) await writeFile(file, content);
  expect(await failing(['--load', file, '--data', `from-${name}`])).toMatch(reason);
});

test.concurrent("somebody's own folder is not filled, and a port that is taken is not", async () => {
  const own = join(folder, 'own');
  await mkdir(own);
  await writeFile(join(own, 'letter.txt'), 'Dear reader');
  expect(await failing(['--data', own])).toContain('letter.txt');
  expect(await readdir(own)).toEqual(['letter.txt']);

  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const output = await failing(['--port', String(port), '--data', 'unmade']);
  server.close();
  expect(output).toContain(`Port ${port} is taken`);
  expect(await readdir(folder)).not.toContain('unmade');
});

test.concurrent('a secret key is rejected before anything starts, and is not repeated', async () => {
  const secret = 'sb_secret_abcdefghijklmnop';
  const environment = {
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: secret,
  };
  const output = await failing([], environment);
  expect(output).toContain('secret key');
  expect(output).not.toContain(secret);
});
