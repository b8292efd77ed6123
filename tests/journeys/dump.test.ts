/** A small dump of our own, as pg_dump writes it: what dumps hold in practice, seen in a browser. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApplication, startApplication } from './application.ts';
import { openPage } from './browser.ts';
import { openAs } from './sign-in.ts';

let application: RunningApplication;
let page: Page;

beforeAll(async () => {
  const dump = join(import.meta.dirname, '../dumps/library.sql');
  application = await startApplication('--load', dump);
  ({ page } = await openPage(application.url));
  await openAs(page, application.accounts[0] ?? { email: '', password: '' }, '/');
});
afterAll(() => application?.stop());

test('what a dump holds in practice is shown as the database holds it', async () => {
  // A number beyond what JavaScript counts exactly.
  await page.goto('/data/member/9007199254740993');
  await page.getByRole('heading', { level: 1, name: /Big Number/ }).waitFor();
  await page.getByText('9007199254740993').first().waitFor();

  // A reference of two fields leads to its record, and so does one within a table.
  await page.goto('/data/loan/1');
  const links = page.getByRole('main').locator('dl a');
  const addresses = () =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(addresses).toContainEqual(expect.stringMatching(/^\/data\/copy\/\d{13},\d$/));
  await page.goto('/data/book/9780000000040');
  await page
    .getByRole('main')
    .locator('dl')
    .getByRole('link', { name: /Twenty Thousand/ })
    .click();
  await page.getByRole('heading', { level: 1, name: /Twenty Thousand Leagues/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/data/book/9780000000033');

  // Text that COPY escaped is unescaped.
  await page.goto('/data/author?order=id.asc');
  await page.getByRole('grid').getByText('Christine de Pizan').waitFor();
  await page.goto('/data/author/3');
  await page.getByText('Back\\slash; and ’quotes’'.replaceAll('’', "'")).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Lewis Carroll', exact: true }).waitFor();
});

test('what the database lacks of the dump is listed on the home screen', async () => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Left out of the dump' });
  await section.getByText('1 function (public.check_digit)').waitFor();
  await section.getByText('plpython3u').last().waitFor();
});

test('facts in the catalog are shown, and the rest is not shown', async () => {
  await page.goto('/specification');
  // The comment on the database says what it is for.
  await page.getByText('A small lending library').waitFor();
  await page.getByText('not shown').first().waitFor();
});
