/** An application that was opened once is opened without a network, and follows deployments. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { builtVersions, type Host, startHost } from './deployments.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let versions: Awaited<ReturnType<typeof builtVersions>>;
let second: string;
let host: Host;
let opened: WatchedPage;
let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  versions = await builtVersions();
  second = await versions.next('second');
});
afterAll(() => versions.remove());

beforeEach(async () => {
  host = await startHost(versions.first);
  opened = await openPage(host.url, { worker: true });
  ({ page, context } = opened);
});
afterEach(async () => {
  await opened.close();
  await host.close();
});

const firstRow = (of: Page = page) => of.getByRole('grid').getByRole('link').first();
const newVersion = (of: Page = page) =>
  of.getByRole('listitem').filter({ hasText: 'A new version is ready' });

/** The version that a page runs, by the name of its script. */
const isSecond = (of: Page = page) =>
  of
    .locator('script[type=module]')
    .evaluate((script: HTMLScriptElement) => script.src.endsWith('-second.js'));

/** Opens a list as the owner, until all files of the application are kept. */
async function visit(): Promise<void> {
  await openAs(page, account('owner'), '/data/skill');
  await firstRow().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Lets a page look for a newer version, as when its tab is chosen again. */
const look = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The paths that the browser keeps, by the names of its caches. */
const kept = () =>
  page.evaluate(async () => {
    const all: Record<string, readonly string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return all;
  });

/** Neither the page nor its service worker reaches anything. */
async function goOffline(): Promise<void> {
  await host.close();
  await context.setOffline(true);
}

test('a link into the application opens without a network, and says what is missing', async () => {
  await visit();
  await goOffline();
  const another = await context.newPage();
  await another.goto('/data/skill?name=ilike.a*');
  await another.getByRole('heading', { level: 1, name: 'Skills' }).waitFor();
  await another.getByRole('heading', { name: 'No connection' }).waitFor();
  await another.getByText('Offline', { exact: true }).waitFor({ state: 'attached' });
  expect(await accessibilityViolations(another)).toEqual([]);
  // It was never opened, so that nothing is known of it.
  await another.goto('/data/supplier');
  await another.getByRole('heading', { name: 'No connection' }).waitFor();
});

test('only files of the application and the name of the project are kept, whoever was here', async () => {
  await visit();
  await firstRow().click();
  await page.getByRole('definition').first().waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').waitFor();
  const all = Object.values(await kept());
  expect(all).toHaveLength(1);
  const names = all.flat().filter((path) => !path.startsWith('/assets/'));
  expect(names.toSorted()).toEqual([
    '/',
    '/config.json',
    '/icon.svg',
    '/manifest.json',
    '/starting.js',
  ]);
});

test('two tabs keep their version until each is reloaded', async () => {
  await visit();
  const other = await context.newPage();
  await other.goto('/data/skill');
  await firstRow(other).waitFor();
  host.deploy(second);
  await look();
  await newVersion().waitFor();
  await newVersion(other).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await newVersion().getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSecond()).toBe(true);
  await firstRow().waitFor();
  // The host has the files of this tab no more.
  expect(await isSecond(other)).toBe(false);
  await other.getByRole('link', { name: 'New skill' }).click();
  await other.getByRole('textbox', { name: /^Name/ }).fill('Filing');
  expect(Object.keys(await kept())).toHaveLength(2);

  const asked = other.waitForEvent('dialog');
  // It ends once the question is answered.
  const pressed = newVersion(other).getByRole('button', { name: 'Reload' }).press('Enter');
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await pressed;
  expect(await other.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Filing');

  await other.close({ runBeforeUnload: false });
  await page.reload();
  await firstRow().waitFor();
  await expect.poll(async () => Object.keys(await kept()).length).toBe(1);
  expect(await newVersion().count()).toBe(0);
});

test('a version is taken at the next start, and is there without a network too', async () => {
  await visit();
  host.deploy(second);
  await page.goto('about:blank');
  await page.goto('/data/skill');
  await firstRow().waitFor();
  expect(await isSecond()).toBe(true);
  await expect
    .poll(async () =>
      Object.values(await kept())
        .flat()
        .join('\n'),
    )
    .toContain('-second.js');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(async () => Object.keys(await kept()).length).toBe(1);
  expect(await newVersion().count()).toBe(0);
  await goOffline();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Skills' }).waitFor();
  expect(await isSecond()).toBe(true);
});

test('a version that the host does not have as a whole is not kept', async () => {
  await visit();
  const before = await kept();
  host.deploy(second);
  // The page in place of a script, as where a deployment is under way.
  host.failWith((request, response) => {
    if (!/^\/assets\/calendar.*\.js$/.test(request.url ?? '')) return false;
    response.setHeader('content-type', 'text/javascript');
    response.end('<!doctype html>');
    return true;
  });
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      worker?.addEventListener('statechange', () => resolve());
    });
    return worker?.state;
  });
  expect(state).toBe('redundant');
  expect(await kept()).toEqual(before);
  expect(await newVersion().count()).toBe(0);
  host.failWith();
  await look();
  await newVersion().waitFor();
});

test('a broken version goes with the next deployment', async () => {
  await visit();
  host.deploy(await versions.broken('broken'));
  const failed = page.waitForEvent('pageerror');
  await page.reload();
  expect(String(await failed)).toContain('This version is broken.');
  host.deploy(second);
  await page.reload();
  await firstRow().waitFor();
  expect(await isSecond()).toBe(true);
});

test('a server that fails leaves the application to what the device has', async () => {
  await visit();
  host.failWith((_, response) => {
    response.writeHead(502).end('Bad gateway');
    return true;
  });
  await page.reload();
  await firstRow().waitFor();
});
