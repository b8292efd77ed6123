/**
 * The packages as others install them: packed, in applications outside this workspace, each built by
 * Vite and used in a browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, preview, type PreviewServer, type ProxyOptions } from 'vite';
import type { Running } from '../../packages/server/src/reporter/reporter.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { type Consumers, installConsumers } from './install.ts';

let consumers: Consumers;
let browser: Browser;

beforeAll(async () => {
  [consumers, browser] = await Promise.all([installConsumers(), launchBrowser()]);
});
afterAll(() => Promise.all([consumers?.remove(), browser?.close()]));

/**
 * Builds an application by its own configuration, and serves what was built. Its requests to a backend
 * go through the same server, since the backend answers no other origin.
 */
async function serveBuilt(
  name: string,
  backend?: string,
): Promise<{ readonly url: string; readonly server: PreviewServer }> {
  const options = {
    configFile: join(consumers.folder, name, 'vite.config.ts'),
    logLevel: 'warn' as const,
  };
  await build(options);
  const target = { target: backend, changeOrigin: true, headers: { origin: backend ?? '' } };
  const proxy: Record<string, ProxyOptions> =
    backend === undefined ? {} : { '/rest/v1': target, '/auth/v1': target };
  const server = await preview({ ...options, preview: { port: 0, proxy } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error(`${name} is not served.`);
  return { url, server };
}

test('@ninefold/ui alone, without Tailwind: components work, with their styles', async () => {
  const { url, server } = await serveBuilt('ui');
  const page = await browser.newPage();
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Open' });
  await button.waitFor();
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'From a package' }).waitFor();

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${url}large.html`);
  expect(await page.getByRole('grid', { name: 'Parts' }).getAttribute('aria-rowcount')).toBe(
    '10001',
  );
  await page.getByRole('link', { name: 'Inspect the press' }).first().waitFor();
  await page.getByRole('button', { name: /^Filter/ }).waitFor();
  const step = page.getByRole('button', { name: 'Change status of Replace the spindle bearing' });
  await step.click();
  await page.getByRole('menuitem', { name: 'Finish' }).click();
  await step.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Oil the press');
  await page.getByLabel('Hours').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'At most 24 hours.' }).waitFor();
  await page.getByLabel('Hours').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('{"title":"Oil the press","hours":"3"}').waitFor();
  await page.getByRole('button', { name: 'Find a job' }).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('press');
  await page.getByRole('option', { name: 'Inspect the press' }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
  await server.close();
});

test('@ninefold/screens and its inspector with three tables, and @ninefold/data alone on the same database', async () => {
  const { running, stop } = await start();
  const { url, accounts } = running;
  const [account] = accounts;
  if (account === undefined) throw new Error('Nobody can sign in.');
  const page = await browser.newPage();
  await page.goto(`${url}/data/book`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /First Book.*First Author/ }).waitFor();
  await page.getByRole('link', { name: /^New/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.getByRole('link', { name: /^Specification/ }).click();
  await page.getByRole('heading', { level: 1, name: 'What is known about this product' }).waitFor();

  const configuration = (await (await fetch(`${url}/config.json`)).json()) as {
    readonly publishableKey: string;
  };
  const { url: own, server } = await serveBuilt('data', url);
  const { publishableKey } = configuration;
  const { email, password } = account;
  const query = new URLSearchParams({ url: own, publishableKey, email, password });
  await page.goto(`${own}?${query}`);
  await page.getByRole('listitem').nth(1).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['First Book', 'Second Book']);
  await page.close();
  await server.close();
  await stop();
});

async function saveTitle(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('@ninefold/records alone: a list and a form in another component library', async () => {
  const { running, stop } = await start();
  const [account] = running.accounts;
  if (account === undefined) throw new Error('Nobody can sign in.');
  const configuration = await fetch(`${running.url}/config.json`);
  const { publishableKey } = (await configuration.json()) as { readonly publishableKey: string };
  const { url, server } = await serveBuilt('records', running.url);
  const { email, password } = account;
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(`${url}?${new URLSearchParams({ url, publishableKey, email, password })}`);
    return page;
  };

  const mine = await open();
  await mine.getByRole('cell', { name: 'First Book', exact: true }).waitFor();
  // The other one is no novel.
  expect(await mine.getByRole('row').count()).toBe(1);
  await mine.getByRole('button', { name: 'Edit First Book' }).click();
  await saveTitle(mine, 'Changed');
  await mine.getByRole('alert').getByText('Saved').waitFor();
  await mine.getByRole('cell', { name: 'Changed', exact: true }).waitFor();

  await saveTitle(mine, 'x'.repeat(201));
  await expect.poll(() => mine.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');

  const theirs = await open();
  await theirs.getByRole('button', { name: 'Edit Changed' }).click();
  await saveTitle(theirs, 'Theirs');
  await theirs.getByRole('alert').getByText('Saved').waitFor();
  await saveTitle(mine, 'Mine');
  const conflict = mine.getByRole('alert', { name: 'Somebody else has changed it' });
  await conflict.getByText('Theirs').waitFor();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await mine.getByRole('cell', { name: 'Mine', exact: true }).waitFor();

  // Without the server, it says so, and goes on once it answers again.
  const late = await browser.newPage();
  await late.route('**/rest/v1/book?*', (route) => route.fulfill({ status: 502 }));
  await late.goto(mine.url());
  await late.getByRole('alert', { name: 'failed' }).waitFor();
  await late.unroute('**/rest/v1/book?*');
  await late.getByRole('button', { name: 'Try again' }).click();
  await late.getByRole('cell', { name: 'Mine', exact: true }).waitFor();
  expect(await late.getByRole('alert').allTextContents()).toEqual([
    expect.stringContaining('denied'),
  ]);

  await Promise.all([mine, theirs, late].map((page) => page.close()));
  await server.close();
  await stop();
});

/** Runs the command of the packed server in the application's folder. */
async function start(): Promise<{ readonly running: Running; readonly stop: () => Promise<void> }> {
  const cwd = join(consumers.folder, 'screens');
  const command = join(cwd, 'node_modules/@ninefold/server/dist/start.js');
  const child = spawn(
    process.execPath,
    [command, '.', '--load', 'tables.sql', '--json', '--port', '0'],
    {
      cwd,
      env: { ...process.env, INIT_CWD: cwd },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exit = once(child, 'exit');
  const running = await new Promise<Running>((resolve, reject) => {
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes('\n')) resolve(JSON.parse(stdout) as Running);
    });
    void exit.then(() => reject(new Error(stderr)));
  });
  return {
    running,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
