import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWhereNeeded, builtFolder } from './build.ts';

const steps: string[] = [];
const reporter = { step: (text: string) => void steps.push(text) } as never;
let application: string;
const folders: string[] = [];

async function build(script: string): Promise<string> {
  await writeFile(join(application, 'main.js'), script);
  const folder = await buildWhereNeeded(application, reporter);
  folders.push(folder);
  return folder;
}

beforeAll(async () => {
  application = await mkdtemp(join(tmpdir(), 'ninefold-build-'));
  const page = '<!doctype html><title>A</title><script type="module" src="/main.js"></script>';
  await writeFile(join(application, 'index.html'), page);
});
afterAll(async () => {
  for (const folder of [application, ...folders])
    await rm(folder, { recursive: true, force: true });
});

const builds = async (folder: string) =>
  (await readdir(dirname(folder))).filter((name) => name.startsWith(basename(application)));

test('the same sources are built once, and other sources into another folder', async () => {
  const first = await build('console.log(1)');
  expect(await readdir(first)).toContain('index.html.br');
  const second = await build('console.log(2)');
  expect(second).not.toBe(first);
  // A start that serves it goes on.
  expect(await readdir(first)).toContain('index.html');
  expect(await build('console.log(1)')).toBe(first);
  expect(steps).toHaveLength(2);
});

test('a build that fails leaves nothing, and a build that nobody uses for a month goes', async () => {
  const whole = await build('console.log(1)');
  await expect(build('import "./missing.js"')).rejects.toThrow('could not be built');
  const old = join(dirname(whole), `${basename(application)}-old`);
  await mkdir(old);
  const long = new Date(Date.now() - 40 * 24 * 60 * 60_000);
  await utimes(old, long, long);
  await build('console.log(3)');
  expect(await builds(whole)).toEqual([...new Set(folders)].map((each) => basename(each)).sort());
});

test('what is installed counts by its lock file, of any package manager', async () => {
  const before = await builtFolder(application);
  await mkdir(join(application, 'node_modules/installed'), { recursive: true });
  await writeFile(join(application, 'node_modules/installed/index.js'), 'export {}');
  expect(await builtFolder(application)).toBe(before);
  const locked = [before];
  for (const name of ['package-lock.json', 'yarn.lock', 'bun.lock', 'pnpm-lock.yaml']) {
    await writeFile(join(application, name), '');
    locked.push(await builtFolder(application));
    await rm(join(application, name));
  }
  expect(new Set(locked).size).toBe(locked.length);
});

test('an application counts in a folder whose path has the name of one that is left out', async () => {
  const inside = join(application, 'testing/orders');
  await mkdir(inside, { recursive: true });
  await writeFile(join(inside, 'main.js'), '1');
  const before = await builtFolder(inside);
  await writeFile(join(inside, 'main.js'), '2');
  expect(await builtFolder(inside)).not.toBe(before);
});
