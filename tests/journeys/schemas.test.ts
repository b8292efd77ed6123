/**
 * A dump whose tables all lie outside of `public`, which it drops; some fields fill themselves, and some records
 * are entered in the form of another.
 */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApplication, startApplication } from './application.ts';
import { openPage } from './browser.ts';
import { openAs } from './sign-in.ts';

let application: RunningApplication;
let page: Page;

beforeAll(async () => {
  const dump = join(import.meta.dirname, '../dumps/staff.sql');
  application = await startApplication('--load', dump);
  ({ page } = await openPage(application.url));
  await openAs(page, application.accounts[0] ?? { email: '', password: '' }, '/');
});
afterAll(() => application?.stop());

test('its lists open, a record leads to one in another schema, and a view never refreshed says so', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click();
  await page.getByRole('grid').getByText('Rosa Lindqvist').waitFor();
  expect(new URL(page.url()).pathname).toBe('/data/people.employee');

  await page.getByRole('navigation').getByRole('link', { name: 'Regions' }).click();
  await page.getByRole('grid').getByText('North').click();
  await page.getByRole('heading', { level: 1, name: 'North' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Rosa Lindqvist' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rosa Lindqvist' }).waitFor();

  await page.goto('/data/sales.films_by_year');
  await page.getByText('this materialized view has never been refreshed').waitFor();
});

test('a record is created without the fields that a default or a trigger fills, and years read as such', async () => {
  await page.goto('/data/sales.film?release_year=gte.2012');
  await page.getByRole('grid').getByText('2012', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /Release year.*\b2012\b/ })
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'New film' }).click();
  // The list has a column of that name.
  await page.getByRole('textbox', { name: /^Title/ }).fill('Ace Goldfinger');
  await page.getByLabel(/^Release year/).fill('2013');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Ace Goldfinger' }).waitFor();
  const details = page.getByRole('main').locator('dl');
  await details.getByText('2013', { exact: true }).waitFor();
  await details.getByText(/\bgoldfing\b/).waitFor();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect.poll(() => page.getByLabel(/^Release year/).inputValue()).toBe('2013');
});

test('a form holds the one record that belongs to its own, and the records that a join table connects with it', async () => {
  await page.goto('/data/people.employee/1/edit');
  const badge = page.getByRole('region', { name: 'Badge', exact: true });
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  const save = () => page.getByRole('button', { name: /^Save/ }).click();
  await skills.getByRole('button', { name: 'Remove Pumps · P' }).click();
  await skills.getByRole('combobox', { name: 'Add skill' }).fill('Valves');
  await page.getByRole('option', { name: 'Valves · VG' }).click();
  await badge.getByRole('textbox', { name: 'Code' }).fill('R-17');

  // A draft holds both.
  await page.reload();
  await page.getByText('Unsaved changes restored').waitFor();
  const code = badge.getByRole('textbox', { name: 'Code' });
  await expect.poll(() => code.inputValue()).toBe('R-17');
  await skills.getByRole('button', { name: 'Undo removing Pumps · P' }).waitFor();
  await skills.getByRole('button', { name: 'Remove Valves · VG' }).waitFor();
  await save();
  await page.getByRole('heading', { level: 1, name: 'Rosa Lindqvist', exact: true }).waitFor();

  await page.goto('/data/people.employee/1/edit');
  await badge.getByRole('button', { name: 'Delete Badge' }).waitFor();
  await expect.poll(() => code.inputValue()).toBe('R-17');
  await expect.poll(() => skills.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
  await badge.getByRole('button', { name: 'Delete Badge' }).press('Enter');
  await expect
    .poll(() =>
      badge.getByRole('button', { name: 'Undo' }).evaluate((of) => of === document.activeElement),
    )
    .toBe(true);
  await save();
  await page.getByRole('heading', { level: 1, name: 'Rosa Lindqvist', exact: true }).waitFor();
  await page.goto('/data/people.skill/VG/edit');
  const employees = page.getByRole('region', { name: 'Employees', exact: true });
  await employees.getByRole('button', { name: 'Remove Rosa Lindqvist' }).waitFor();
});
