import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { openDataFolder, setDataFolderAside } from './data-folder.ts';
import { postgresVersion, recordName, type FolderContents } from './folder-record.ts';

let shop: string;
let parent: string;
let path: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  shop = await mkdtemp(join(tmpdir(), 'ninefold-folder-'));
  const folder = await openDataFolder(shop);
  await folder.fill(loadShop);
  await folder.close();
});

afterAll(() => rm(shop, { recursive: true, force: true }));

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ninefold-folder-'));
  path = join(parent, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

const contents: FolderContents = {
  start: 'dump',
  name: 'shop',
  schemas: ['public', 'stock'],
  accounts: [{ email: 'demo@ninefold.example', password: 'secret', role: 'everything' }],
};

async function loadShop(backend: Backend): Promise<FolderContents> {
  await backend.exec(`
    create table item (name text);
    grant all on item to anon;
    create schema stock;
    grant usage on schema stock to anon;
    create table stock.shelf (id int);
    grant select on stock.shelf to anon;
    insert into item values ('first')`);
  return contents;
}

async function names(backend: Backend): Promise<unknown> {
  return (await backend.query('select name from item order by name')).rows;
}

/** Copies the filled shop to `path`. */
async function filled(): Promise<void> {
  await cp(shop, path, { recursive: true });
}

/** Copies the shop's record to `path`, beside an empty database, for what never opens the database. */
async function recorded(): Promise<void> {
  const { database } = JSON.parse(await readFile(join(shop, recordName), 'utf8'));
  await mkdir(join(path, database), { recursive: true });
  await cp(join(shop, recordName), join(path, recordName));
}

async function failHalfway(backend: Backend): Promise<FolderContents> {
  await backend.exec('create table half (id int)');
  throw new Error('The file ends too early.');
}

/** Runs `body` in a separate process, which has the folder open, until it prints a line. */
async function inOtherProcess(body: string): Promise<{ child: ChildProcess; line: string }> {
  const module = new URL('data-folder.ts', import.meta.url).href;
  const script = `
    import { openDataFolder } from ${JSON.stringify(module)};
    const folder = await openDataFolder(${JSON.stringify(path)});
    ${body}
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--liftoff-only', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return { child, line };
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

test('what a folder was filled with is there when it is opened again', async () => {
  await filled();
  const folder = await openDataFolder(path);
  expect(folder.record).toMatchObject(contents);
  const backend = await folder.openBackend();
  expect(await names(backend)).toEqual([{ name: 'first' }]);
  const shelf = await backend.clientFetch('http://backend.test/rest/v1/shelf', {
    headers: { apikey: backend.publishableKey, 'accept-profile': 'stock' },
  });
  expect(await shelf.json()).toEqual([]);
  await folder.close();
});

test('sessions survive a restart, and only the owner can read the secret that signs them', async () => {
  await filled();
  const folder = await openDataFolder(path);
  const first = await folder.openBackend();
  const account = { email: 'demo@ninefold.example', password: 'a password' };
  await first.createAccount(account);
  const json = { apikey: first.publishableKey, 'content-type': 'application/json' };
  const signIn = await first.clientFetch('http://backend.test/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { access_token: token } = await signIn.json();
  await folder.close();
  const again = await openDataFolder(path);
  const backend = await again.openBackend();
  const user = await backend.clientFetch('http://backend.test/auth/v1/user', {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
  });
  expect(user.status).toBe(200);
  await again.close();
  expect((await stat(join(path, recordName))).mode & 0o077).toBe(0);
  // Neither anybody's rows.
  expect((await stat(path)).mode & 0o077).toBe(0);
});

/** The key of a folder's backend, opened and closed for it. */
async function keyOf(data: string): Promise<string> {
  const folder = await openDataFolder(data);
  const { publishableKey } = folder.record
    ? await folder.openBackend()
    : await folder.fill(loadShop);
  await folder.close();
  return publishableKey;
}

test('the key for browsers is of this folder alone, outlives a restart, and a reset replaces it', async () => {
  await filled();
  const key = await keyOf(path);
  expect(key).toMatch(/^sb_publishable_[\da-f]{64}$/);
  expect(await keyOf(path)).toBe(key);
  await setDataFolderAside(path);
  expect(await keyOf(path)).not.toBe(key);
});

test('a folder that was filled before keys were random gets one', async () => {
  await filled();
  const file = join(path, recordName);
  const { publishableKey: _, ...record } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(record));
  const key = await keyOf(path);
  expect(key).toMatch(/^sb_publishable_[\da-f]{64}$/);
  expect(await keyOf(path)).toBe(key);
});

test('a failure while filling leaves the folder unchanged', async () => {
  const folder = await openDataFolder(path);
  await expect(folder.fill(failHalfway)).rejects.toThrow('ends too early');
  expect(folder.record).toBeUndefined();
  expect(await readdir(path)).toEqual(['lock']);
  await folder.fill(loadShop);
  await expect(folder.fill(failHalfway)).rejects.toThrow('ends too early');
  expect(await names(await folder.openBackend())).toEqual([{ name: 'first' }]);
  expect((await readdir(path)).filter((name) => name.startsWith('database-'))).toHaveLength(1);
  await folder.close();
});

test('an old database that cannot be closed does not cost the new one', async () => {
  await filled();
  const folder = await openDataFolder(path);
  const old = await folder.openBackend();
  const closing = vi.spyOn(old, 'close').mockRejectedValue(new Error('It cannot be closed.'));
  const backend = await folder.fill(loadShop);
  await backend.exec(`insert into item values ('second')`);
  await folder.close();
  const again = await openDataFolder(path);
  expect(await names(await again.openBackend())).toEqual([{ name: 'first' }, { name: 'second' }]);
  await again.close();
  closing.mockRestore();
  await old.close();
});

test('a folder whose database is missing is rejected, and its other files are kept', async () => {
  await recorded();
  const [database = ''] = (await readdir(path)).filter((name) => name.startsWith('database-'));
  await rename(join(path, database), join(path, 'database-of-another-name'));
  await expect(openDataFolder(path)).rejects.toMatchObject({
    problem: 'incomplete',
    message: expect.stringContaining(database),
  });
  expect(await readdir(path)).toEqual(['database-of-another-name', 'lock', recordName]);
});

test('a folder is open in one process at a time, until that ends or is killed', async () => {
  const { child } = await inOtherProcess('console.log("open");');
  await expect(openDataFolder(path)).rejects.toMatchObject({
    problem: 'open',
    message: expect.stringContaining(`is open in process ${child.pid}`),
  });
  await expect(setDataFolderAside(path)).resolves.toBeUndefined();
  await killed(child);
  const folder = await openDataFolder(path);
  await expect(openDataFolder(path)).rejects.toMatchObject({ problem: 'open' });
  await folder.close();
  await (await openDataFolder(path)).close();
});

test('of many that open a folder at once, one gets it', async () => {
  await recorded();
  for (let round = 0; round < 20; round++) {
    const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openDataFolder(path)));
    const folders = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(folders).toHaveLength(1);
    const problems = opened.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.problem] : [],
    );
    expect(problems).toEqual(Array.from({ length: 5 }, () => 'open'));
    await folders[0]?.close();
  }
});

test('a lock of another version is respected, and the file to remove is named', async () => {
  await recorded();
  await writeFile(join(path, 'lock'), JSON.stringify({ pid: 1, host: 'another-machine' }));
  await expect(openDataFolder(path)).rejects.toThrow(`delete ${join(path, 'lock')}`);
});

test.each([
  ['format', 2],
  ['postgres', 18],
])('a folder with another %s is rejected, kept, and can be set aside', async (field, value) => {
  await recorded();
  const file = join(path, recordName);
  const other = JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), [field]: value });
  await writeFile(file, other);
  const { writtenBy } = JSON.parse(other);
  const opening = openDataFolder(path);
  await expect(opening).rejects.toMatchObject({ problem: 'version' });
  const { message } = (await opening.catch((error: unknown) => error)) as Error;
  expect(message).toContain(`pnpm start --data ${path} --export ${path}.sql`);
  expect(message).toContain(`pnpm start --load ${path}.sql --data ${path} --reset`);
  expect(message).toContain(`Ninefold ${writtenBy.ninefold}`);
  // Outside a checkout there is no commit to name.
  expect(message).toContain(writtenBy.commit?.slice(0, 12) ?? writtenBy.ninefold);
  expect(await readFile(file, 'utf8')).toBe(other);
  const aside = await setDataFolderAside(path);
  expect(await readFile(join(aside ?? '', recordName), 'utf8')).toBe(other);
  const folder = await openDataFolder(path);
  expect(folder.record).toBeUndefined();
  await folder.close();
});

test('a database that was set aside can be opened in its place', async () => {
  await filled();
  const aside = (await setDataFolderAside(path)) ?? '';
  expect(aside).toMatch(/data\.\d{4}-\d\d-\d\dT[\d-]+Z$/);
  const folder = await openDataFolder(aside);
  expect(await names(await folder.openBackend())).toEqual([{ name: 'first' }]);
  await folder.close();
});

test('a folder with other content is not touched', async () => {
  await writeFile(join(parent, 'letter.txt'), 'Dear reader');
  await expect(openDataFolder(parent)).rejects.toMatchObject({ problem: 'foreign' });
  expect(await setDataFolderAside(parent)).toBeUndefined();
  expect(await readdir(parent)).toEqual(['letter.txt']);
});

test('the version that is written is the one that runs, without fsync as the documentation says', async () => {
  await filled();
  const folder = await openDataFolder(path);
  const backend = await folder.openBackend();
  const { rows } = await backend.query(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('fsync') as fsync`,
  );
  expect(rows).toEqual([{ version: postgresVersion, fsync: 'off' }]);
  await folder.close();
});
