/**
 * Measures the way from an empty folder to a screen of a project's own tables, with Ninefold's and react-admin's
 * creators, each with the same project and the same registry: `node tests/consumers/compare-creators.ts [RUNS]`. Ours
 * are the packed packages: run `pnpm pack:check` before.
 *
 * refine's creator loads its templates from GitHub, so that it can't be measured without it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { password, people, type Project, startProject } from '../adoption/project.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { addressOf, endAll, environment } from './created.ts';
import { packPackages } from './pack.ts';
import { startRegistry } from './registry.ts';

const run = promisify(execFile);

interface Creator {
  readonly name: string;
  /** Commands that a person types, and files that they edit. */
  readonly steps: string;
  /** Creates an application in a folder and starts it. Returns its address. */
  readonly create: (folder: string, project: Project, env: NodeJS.ProcessEnv) => Promise<string>;
  /** Signs in, and waits for the project's tables. */
  readonly open: (page: Page, address: string) => Promise<void>;
}

const creators: readonly Creator[] = [
  {
    name: 'Ninefold',
    steps: '3 commands',
    async create(folder, project, env) {
      const { url, publishableKey, databaseUrl } = project;
      const options = ['--project', url, '--key', publishableKey, '--no-start'];
      await run('npm', ['create', 'ninefold', 'ours', '--', ...options], { cwd: folder, env });
      const cwd = join(folder, 'ours');
      await run('npx', ['ninefold', 'init', '--install'], {
        cwd,
        env: { ...env, DATABASE_URL: databaseUrl },
      });
      await project.reload();
      return addressOf(['npm', 'start', '--', '--port', '0'], cwd, env);
    },
    async open(page, address) {
      await page.goto(`${address}/sign-in?return=/data/tasks`);
      await page.getByLabel('E-mail').fill(people.owner);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'react-admin (ra-supabase)',
    steps: '2 commands, 1 file edited',
    async create(folder, { url, publishableKey }, env) {
      const options = ['--data-provider', 'supabase', '--auth-provider', 'supabase'];
      await run('npm', ['create', 'react-admin', 'theirs', '--', ...options, '--install', 'npm'], {
        cwd: folder,
        env,
      });
      const cwd = join(folder, 'theirs');
      await writeFile(
        join(cwd, '.env'),
        `VITE_SUPABASE_URL=${url}\nVITE_SUPABASE_API_KEY=${publishableKey}\n`,
      );
      return addressOf(['npm', 'run', 'dev'], cwd, env, /(http:\/\/localhost:\d+)/);
    },
    async open(page, address) {
      await page.goto(`${address}/#/login`);
      await page.getByLabel(/e-?mail/i).fill(people.owner);
      await page.getByRole('textbox', { name: /password/i }).fill(password);
      await page.keyboard.press('Enter');
      // Its menu has the tables that a visitor may read. The list that it guesses for them failed when this was written.
      await page.getByRole('menuitem').first().waitFor();
    },
  },
];

const runs = Number(process.argv[2] ?? 3);
const folder = await mkdtemp(join(tmpdir(), 'ninefold-creators-'));
const [packed, browser] = await Promise.all([
  packPackages(join(folder, 'packed')),
  launchBrowser(),
]);
const registry = await startRegistry(packed);
const seconds = new Map<string, number[]>();
try {
  for (let time = 0; time < runs; time++) {
    for (const { name, create, open } of creators) {
      const project = await startProject();
      const own = await mkdtemp(join(folder, 'run-'));
      // Nothing is installed from what an earlier run has left.
      const env = { ...environment(registry.url), npm_config_cache: join(own, 'cache') };
      const before = performance.now();
      const page = await browser.newPage();
      await open(page, await create(own, project, env));
      const taken = (performance.now() - before) / 1000;
      seconds.set(name, [...(seconds.get(name) ?? []), taken]);
      console.log(`${name}: ${taken.toFixed(1)} s`);
      await page.close();
      endAll();
      await project.stop();
    }
  }
} finally {
  endAll();
  registry.close();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
console.log('\n| creator | steps | first screen, median |\n| --- | --- | --- |');
for (const { name, steps } of creators) {
  const all = (seconds.get(name) ?? []).toSorted((a, b) => a - b);
  console.log(`| ${name} | ${steps} | ${all[Math.floor(all.length / 2)]?.toFixed(1)} s |`);
}
