/** A small dump of our own, as pg_dump writes it: what dumps hold in practice, seen in a browser. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApplication, startApplication } from './application.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPage } from './browser.ts';
import { signIn } from './sign-in.ts';

let application: RunningApplication;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const dump = join(import.meta.dirname, '../dumps/library.sql');
  [application, browser] = await Promise.all([startApplication('--load', dump), launchBrowser()]);
  ({ page } = await openPage(browser, application.url));
  await page.goto('/');
  await signIn(page, application.accounts[0] ?? { email: '', password: '' });
});
afterAll(() => Promise.all([application?.stop(), browser?.close()]));

test('a number beyond what JavaScript counts exactly is the one that the database holds', async () => {
  await page.goto('/data/member/9007199254740993');
  await page.getByRole('heading', { level: 1, name: /Big Number/ }).waitFor();
  expect(await page.getByText('9007199254740993').count()).toBeGreaterThan(0);
});

test('a reference of two fields leads to its record, and so does one within a table', async () => {
  await page.goto('/data/loan/1');
  await page.getByRole('main').locator('dl').getByRole('link').first().waitFor();
  const addresses = await page
    .getByRole('main')
    .locator('dl a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.some((address) => /^\/data\/copy\/\d{13},\d$/.test(address))).toBe(true);

  await page.goto('/data/book/9780000000040');
  await page
    .getByRole('main')
    .locator('dl')
    .getByRole('link', { name: /Twenty Thousand/ })
    .click();
  await page.getByRole('heading', { level: 1, name: /Twenty Thousand Leagues/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/data/book/9780000000033');
});

test('text that COPY escaped is unescaped', async () => {
  await page.goto('/data/author?order=id.asc');
  await page.getByRole('grid').getByText('Christine de Pizan').waitFor();
  await page.goto('/data/author/3');
  await page.getByText('Back\\slash; and ’quotes’'.replaceAll('’', "'")).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Lewis Carroll');
});

test('facts in the catalog are shown, and the rest is not shown', async () => {
  await page.goto('/specification');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The comment on the database says what it is for.
  expect(await page.getByText('A small lending library').count()).toBe(1);
  expect(await page.getByText('not shown').count()).toBeGreaterThan(0);
});
