import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-offline-'));
  await write('index.html', '<script src="/assets/index-1a2b.js"></script>');
  await write('assets/index-1a2b.js', 'start()');
  await write('icon.svg', '<svg/>');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const list = (worker = 'worker') => offlineFiles(folder, 'assets/index-1a2b.js', worker);

test('hashed files have their hash, and what hosts or tests read is left out', async () => {
  for (const name of ['_headers', '.vite/manifest.json', 'config.json', 'licenses.md', 'sw.js']) {
    await write(name, name);
  }
  await write('pictures/first.png', 'a picture');
  expect(await list()).toEqual({
    version: expect.stringMatching(/^[\da-f]{12}$/),
    script: 'assets/index-1a2b.js',
    assets: {
      'assets/index-1a2b.js': `sha256-${createHash('sha256').update('start()').digest('base64')}`,
    },
    others: ['icon.svg', 'pictures/first.png'],
  });
});

test('the version is another for another page, file or worker, and the same otherwise', async () => {
  const versions = [(await list()).version, (await list('another')).version];
  expect((await list()).version).toBe(versions[0]);
  await write('sw.js', 'of an earlier build');
  await write('config.json', '{}');
  expect((await list()).version).toBe(versions[0]);
  for (const name of ['index.html', 'icon.svg', 'assets/late-3c4d.js']) {
    await write(name, 'other content');
    versions.push((await list()).version);
  }
  expect(new Set(versions).size).toBe(versions.length);
});
