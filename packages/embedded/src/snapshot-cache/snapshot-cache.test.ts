import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snapshotCache } from './snapshot-cache.ts';

let folder: string;
let made: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-snapshot-'));
  made = [];
  await mkdir(join(folder, 'seed'));
  await write('seed/rows.sql', 'insert 1');
  await write('schema.sql', 'create');
});

afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: string) => writeFile(join(folder, name), content);

/** Returns the cache of another start: in the same folder, with nothing in memory. */
function started(make = () => Promise.resolve(`snapshot ${made.length + 1}`)) {
  const inputs = [join(folder, 'schema.sql'), join(folder, 'seed')];
  return snapshotCache(join(folder, 'cache'), 'snapshot', inputs, async () => {
    const content = await make();
    made.push(content);
    return new TextEncoder().encode(content);
  });
}

const text = async (snapshot: ReturnType<typeof started>) =>
  readFile((await snapshot()).file, 'utf8');

test('a snapshot is created once, and found by the next start', async () => {
  expect(await text(started())).toBe('snapshot 1');
  expect(await text(started())).toBe('snapshot 1');
  expect(made).toHaveLength(1);
});

test('two that ask at once wait for one', async () => {
  const snapshot = started();
  expect(await Promise.all([text(snapshot), text(snapshot)])).toEqual(['snapshot 1', 'snapshot 1']);
  expect(made).toHaveLength(1);
});

test.each([
  ['a file', () => write('schema.sql', 'create more')],
  ['a file in a folder', () => write('seed/rows.sql', 'insert 2')],
  ['a new file in a folder', () => write('seed/more.sql', 'insert 3')],
  [
    'a name',
    () => write('seed/rows2.sql', 'insert 1').then(() => rm(join(folder, 'seed/rows.sql'))),
  ],
])('it is made again when %s has changed, while the server runs too', async (_what, change) => {
  const snapshot = started();
  const before = await snapshot();
  await change();
  const after = await snapshot();
  expect(await readFile(after.file, 'utf8')).toBe('snapshot 2');
  expect(after.hash).not.toBe(before.hash);
  expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
});

test('a failure is reported, not cached, and tried again', async () => {
  const failing = started(() => Promise.reject(new Error('The seed is wrong.')));
  await expect(failing()).rejects.toThrow('The seed is wrong.');
  expect(await text(started())).toBe('snapshot 1');
});

test('an input that is not there is named', async () => {
  await rm(join(folder, 'schema.sql'));
  await expect(started()()).rejects.toThrow(/schema\.sql/);
});
