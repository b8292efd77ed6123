/**
 * `npm create ninefold` as a person runs it: in an empty folder, with the packed packages in a registry, up to the
 * first screen in a browser.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { password, people, type Project, startProject } from '../adoption/project.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { addressOf, browserThatWrites, endAll, environment } from './created.ts';
import { root } from '../../workspace/packages.ts';
import { packPackages } from './pack.ts';
import { type Registry, startRegistry } from './registry.ts';

const run = promisify(execFile);

let folder: string;
let registry: Registry;
let env: NodeJS.ProcessEnv;
let browser: Browser;
let project: Project;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-create-'));
  const [packed, launched, started] = await Promise.all([
    packPackages(join(folder, 'packed')),
    launchBrowser(),
    startProject(),
  ]);
  browser = launched;
  project = started;
  registry = await startRegistry(packed);
  env = environment(registry.url);
});
afterEach(endAll);
afterAll(async () => {
  registry?.close();
  await browser?.close();
  await project?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm create ninefold`, and returns the address of the application that it starts. */
const create = (name: string, start: readonly string[]) =>
  addressOf(['npm', 'create', 'ninefold', name, '--', ...start, '--port', '0'], folder, env);

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
}

test('an application without a database, which builds and has the right types', async () => {
  const page = await browser.newPage();
  await page.goto(await create('my-orders', ['--blank']));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  const cwd = join(folder, 'my-orders');
  await run('npm', ['run', 'check'], { cwd, env });
  await run('npm', ['run', 'build'], { cwd, env });
  expect(await readdir(join(cwd, 'dist'))).toContain('index.html');
  const licenses = await readFile(join(cwd, 'dist/licenses.md'), 'utf8');
  for (const name of ['react', '@fontsource-variable/inter', '@ninefold/ui']) {
    expect(licenses).toContain(`## ${name} - `);
  }
});

test('the example, in which somebody signs in', async () => {
  const page = await browser.newPage();
  await page.goto(await create('Our workshop', ['--example']));
  await signIn(page, 'owner@hartmann-workshop.example', 'hartmann-workshop');
  await page.getByRole('link', { name: 'Work orders' }).first().waitFor();
  expect(await page.title()).toContain('Hartmann Workshop');
  await page.close();
  await run('npm', ['run', 'check'], { cwd: join(folder, 'Our workshop'), env });
});

/** As the command says: the database is read, and what the application calls is installed in it. */
test('a project, with a screen of its own tables after three commands', async () => {
  const { url, publishableKey, databaseUrl } = project;
  const before = performance.now();
  const start = ['--project', url, '--key', publishableKey, '--no-start'];
  await run('npm', ['create', 'ninefold', 'orders', '--', ...start], { cwd: folder, env });
  const cwd = join(folder, 'orders');
  const { stderr } = await run('npx', ['ninefold', 'init', '--install'], {
    cwd,
    env: { ...env, DATABASE_URL: databaseUrl },
  });
  expect(stderr).toContain('"npm run start"');
  await project.reload();

  const opened = join(folder, 'opened');
  const withBrowser = await browserThatWrites(opened, join(folder, 'browser'), env);
  const address = await addressOf(
    ['npm', 'start', '--', '--open', '--port', '0'],
    cwd,
    withBrowser,
  );
  await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain(address);
  const page = await browser.newPage();
  // A visitor may see something of this project, so that the first screen doesn't ask them to sign in.
  await page.goto(new URL('/sign-in?return=/data/billing.invoices', address).href);
  await signIn(page, people.owner, password);
  await page.getByRole('link', { name: '2026-1' }).waitFor();
  const seconds = Math.round((performance.now() - before) / 1000);
  process.stdout.write(`A screen of the project's own tables after ${seconds} s and 3 commands\n`);
  await page.close();
});

/** As “Your project” says, with its own samples: labels, roles, a theme, a screen that writes, and a deployment. */
test('the project goes on by the documentation alone', async () => {
  const cwd = join(folder, 'orders');
  const page = await readFile(join(root, 'docs/your-project.mdx'), 'utf8');
  const samples = new Set(
    [...page.matchAll(/<Sample file="apps\/tenants\/([^"]+)"/g)].map(([, file = '']) => file),
  );
  expect([...samples]).toEqual(
    expect.arrayContaining(['specification.ts', 'theme.ts', 'screens/tasks-due.tsx']),
  );
  for (const file of [...samples, 'public/studio.svg']) {
    await mkdir(dirname(join(cwd, file)), { recursive: true });
    await copyFile(join(root, 'apps/tenants', file), join(cwd, file));
  }
  await run('npx', ['ninefold', 'names', '--output', 'discovered.ts'], {
    cwd,
    env: { ...env, DATABASE_URL: project.databaseUrl },
  });
  await run('npm', ['run', 'check'], { cwd, env });
  await run('npm', ['run', 'build', '--', '--host', 'caddy'], { cwd, env });
  expect(await readdir(join(cwd, 'dist'))).toContain('studio.svg');

  const address = await addressOf(['npm', 'start', '--', '--port', '0'], cwd, env);
  const member = await browser.newPage();
  await member.goto(new URL('/sign-in?return=/tasks-due', address).href);
  await signIn(member, people.owner, password);
  await member.getByRole('heading', { level: 1, name: 'Tasks due' }).waitFor();
  // A label, and the role that a membership gives.
  await member.getByRole('link', { name: 'All lists' }).click();
  await member.getByRole('link', { name: 'Waiting list' }).first().waitFor();
  await member.getByRole('link', { name: 'Tasks due' }).click();
  const form = member.getByRole('form', { name: 'New task' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('Paint the stage');
  await choose(form, /^Project/);
  await form.getByRole('button', { name: /^Save/ }).first().click();
  await expect
    .poll(() => project.sql("select title from public.tasks where title = 'Paint the stage'"))
    .toHaveLength(1);
  await member.close();
});

/** Chooses the first record that a reference offers. */
async function choose(form: Locator, name: RegExp): Promise<void> {
  const box = form.getByRole('combobox', { name });
  await box.click();
  await box.press('ArrowDown');
  // While options are shown, nothing else can be reached.
  const options = form.page().getByRole('option');
  await options.first().click();
  await options.first().waitFor({ state: 'detached' });
}

test('a folder with files is refused and stays as it is', async () => {
  const taken = join(folder, 'taken');
  await mkdir(join(taken, 'src'), { recursive: true });
  await expect(create('taken', ['--blank'])).rejects.toThrow('is not empty: it holds src');
  expect(await readdir(taken)).toEqual(['src']);
});
