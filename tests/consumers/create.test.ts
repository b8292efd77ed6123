/**
 * `npm create ninefold` as a person runs it: in an empty folder, with the packed packages in a registry, up to the
 * first screen in a browser.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { packPackages } from './pack.ts';
import { type Registry, startRegistry } from './registry.ts';

const run = promisify(execFile);

let folder: string;
let registry: Registry;
let browser: Browser;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-create-'));
  const [packed, launched] = await Promise.all([
    packPackages(join(folder, 'packed')),
    launchBrowser(),
  ]);
  browser = launched;
  registry = await startRegistry(packed);
});
afterAll(async () => {
  for (const child of children) end(child);
  registry?.close();
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Ends npm and all that it started. */
function end({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

/** The environment of somebody who types a command, with our registry. npm asks nobody whether to run a package. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|INIT_CWD|SUPABASE_|NODE_ENV|VITEST)/.test(name),
  );
  return { ...Object.fromEntries(own), npm_config_registry: registry.url, npm_config_yes: 'true' };
}

/** Runs `npm create ninefold`, and returns the address of the application that it starts. */
async function create(name: string, start: string): Promise<string> {
  const child = spawn('npm', ['create', 'ninefold', name, '--', start, '--port', '0'], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, address] = /Address +(http\S+)/.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
}

/** Creates an application, opens it, and prints how long its first screen took. */
async function firstScreen(
  name: string,
  start: string,
  isThere: (page: Page) => Promise<void>,
): Promise<Page> {
  const before = performance.now();
  const address = await create(name, start);
  const page = await browser.newPage();
  await page.goto(address);
  await isThere(page);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(
    `npm create ninefold, ${start}: first screen after ${seconds} s and 1 command\n`,
  );
  return page;
}

test('an application without a database, which builds and has the right types', async () => {
  const page = await firstScreen('my-orders', '--blank', (opened) =>
    opened.getByRole('heading', { level: 1 }).waitFor(),
  );
  await page.close();
  const cwd = join(folder, 'my-orders');
  await run('npm', ['run', 'check'], { cwd, env: environment() });
  await run('npm', ['run', 'build'], { cwd, env: environment() });
  expect(await readdir(join(cwd, 'dist'))).toContain('index.html');
});

test('the example, in which somebody signs in', async () => {
  const page = await firstScreen('Our workshop', '--example', (opened) =>
    opened.getByLabel('E-mail').waitFor(),
  );
  await page.getByLabel('E-mail').fill('owner@hartmann-workshop.example');
  await page.getByLabel('Password', { exact: true }).fill('hartmann-workshop');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Work orders' }).first().waitFor();
  expect(await page.title()).toContain('Hartmann Workshop');
  await page.close();
  await run('npm', ['run', 'check'], { cwd: join(folder, 'Our workshop'), env: environment() });
});

test('a folder with files is refused and stays as it is', async () => {
  const taken = join(folder, 'taken');
  await mkdir(join(taken, 'src'), { recursive: true });
  await expect(create('taken', '--blank')).rejects.toThrow('is not empty: it holds src');
  expect(await readdir(taken)).toEqual(['src']);
});
