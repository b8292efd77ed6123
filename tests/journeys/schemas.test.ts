/** A dump whose tables all lie outside of `public`, which it drops. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApplication, startApplication } from './application.ts';
import { launchBrowser, openPage } from './browser.ts';
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

test('its lists open, and a record leads to one in another schema', async () => {
  await page.goto('/');
  await signIn(page, application.accounts[0] ?? { email: '', password: '' });
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click();
  await page.getByRole('table').getByText('Rosa Lindqvist').waitFor();
  expect(new URL(page.url()).pathname).toBe('/data/people.employee');

  await page.getByRole('navigation').getByRole('link', { name: 'Regions' }).click();
  await page.getByRole('table').getByText('North').click();
  await page.getByRole('heading', { level: 1, name: 'North' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Rosa Lindqvist' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rosa Lindqvist' }).waitFor();
});
