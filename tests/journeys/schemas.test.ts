/** A dump whose tables all lie outside of `public`, which it drops; some fields fill themselves. */
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
  const dump = join(import.meta.dirname, '../dumps/staff.sql');
  [application, browser] = await Promise.all([startApplication('--load', dump), launchBrowser()]);
  ({ page } = await openPage(browser, application.url));
});
afterAll(() => Promise.all([application?.stop(), browser?.close()]));

async function enter(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (await page.getByLabel('E-mail').isVisible()) {
    await signIn(page, application.accounts[0] ?? { email: '', password: '' });
  }
}

test('its lists open, and a record leads to one in another schema', async () => {
  await enter('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click();
  await page.getByRole('grid').getByText('Rosa Lindqvist').waitFor();
  expect(new URL(page.url()).pathname).toBe('/data/people.employee');

  await page.getByRole('navigation').getByRole('link', { name: 'Regions' }).click();
  await page.getByRole('grid').getByText('North').click();
  await page.getByRole('heading', { level: 1, name: 'North' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Rosa Lindqvist' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rosa Lindqvist' }).waitFor();
});

test('a record is created without the fields that a default or a trigger fills, and years read as such', async () => {
  await enter('/data/sales.film?release_year=gte.2012');
  await page.getByRole('grid').getByText('2012', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /Release year.*\b2012\b/ })
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'New film' }).click();
  await page.getByLabel(/^Title/).fill('Ace Goldfinger');
  await page.getByLabel(/^Release year/).fill('2013');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Ace Goldfinger' }).waitFor();
  const details = page.getByRole('main').locator('dl');
  await details.getByText('2013', { exact: true }).waitFor();
  await details.getByText(/'goldfing':2/).waitFor();

  await page.getByRole('link', { name: 'Edit' }).click();
  expect(await page.getByLabel(/^Release year/).inputValue()).toBe('2013');
});

test('a materialized view that was never refreshed says so', async () => {
  await enter('/data/sales.films_by_year');
  await page.getByText('this materialized view has never been refreshed').waitFor();
});
