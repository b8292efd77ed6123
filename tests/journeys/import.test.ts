/** Records from a file: looked at, corrected, imported once, although the connection breaks. */
import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { spreadsheet } from '../../packages/data/testing/spreadsheet.ts';
import { accessibilityViolations } from './accessibility.ts';
import { openPage, type View, type WatchedPage } from './browser.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { openAs } from './sign-in.ts';

const application = await runningExample();
let database: SupabaseClient;
let watched: WatchedPage;
let page: Page;
let customer: string;

beforeAll(async () => {
  database = await databaseOfExample();
  const { data } = await database.from('customer').select('name').order('id').limit(1).single();
  customer = (data as { name: string }).name;
});

beforeEach(() => enter());
afterEach(async () => {
  expect(watched.problems).toEqual([]);
  await watched.close();
  await database.from('site').delete().like('name', 'Imported %');
  await database.from('skill').delete().like('name', 'Imported %');
});

async function enter(view?: View): Promise<void> {
  watched = await openPage(application.url, view);
  ({ page } = watched);
}

async function openImport(entity: string, role = 'owner'): Promise<void> {
  await openAs(page, account(role), `/data/${entity}/import`);
  await page.getByRole('heading', { level: 1, name: /^Import / }).waitFor();
}

async function choose(name: string, content: string | Blob): Promise<void> {
  const buffer = Buffer.from(await new Blob([content]).arrayBuffer());
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

async function storedSites(): Promise<readonly string[]> {
  const { data } = await database.from('site').select('name').like('name', 'Imported %');
  return (data as { name: string }[]).map(({ name }) => name).toSorted();
}

const header = 'Customer;Name;Street;Postal code;City;Country';
const site = (n: number, of = customer) =>
  `${of};Imported ${String(n).padStart(2, '0')};Weg ${n};2010${n % 10};Hamburg;DE`;

/** Sixty rows, of which four are wrong. */
function sites(): string {
  const rows = Array.from({ length: 60 }, (_, index) => site(index + 1));
  rows[9] = site(10, 'Nobody Ltd');
  rows[19] = `${customer};I;Weg 20;20100;Hamburg;DE`;
  rows[29] = `${customer};Imported 30;;20100;Hamburg;DE`;
  rows[39] = site(39);
  return [header, ...rows].join('\n');
}

test('a file is checked, imported, and what was left out is corrected and imported again', async () => {
  await openImport('site');
  await choose('sites.csv', sites());
  await page.getByRole('heading', { name: 'Columns' }).waitFor();
  const field = page.getByLabel('Field for Customer', { exact: true });
  await expect.poll(() => field.locator('option:checked').innerText()).toBe('Customer (by name)');
  expect(await accessibilityViolations(page)).toEqual([]);
  await press('Check rows');
  await page.getByText('56 to create and 4 with problems').waitFor();
  const rows = page.getByRole('table', { name: 'Rows of the file' });
  await rows.getByText('There is no customer called “Nobody Ltd”').waitFor();
  await expect
    .poll(() => rows.getByRole('rowheader').allInnerTexts())
    .toEqual(['11', '21', '31', '41']);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await storedSites()).toEqual([]);

  // The first is corrected here, and checked at once: by a name that is wrong again, then by the right one.
  const cell = page.getByRole('textbox', { name: 'Customer, row 11' });
  await cell.fill('Nobody Inc');
  await cell.press('Enter');
  await rows.getByText('There is no customer called “Nobody Inc”').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Name, row 21');
  await cell.fill(customer);
  await cell.press('Enter');
  await page.getByText('57 to create and 3 with problems').waitFor();
  await page.getByText('Row 11: Create').waitFor({ state: 'attached' });
  await cell.fill('Somebody');
  await cell.press('Escape');
  await expect.poll(() => cell.inputValue()).toBe(customer);
  expect(await accessibilityViolations(page)).toEqual([]);

  await press('Import 57 rows');
  await page.getByText('57 created and 3 left out').waitFor();
  expect(await storedSites()).toHaveLength(57);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press('Download rows with problems'),
  ]);
  const rejected = await readFile(await download.path(), 'utf8');
  expect(rejected).toContain(`${header};Problem`);
  expect(rejected.trim().split('\n')).toHaveLength(4);

  await press('Import another file');
  const corrected = rejected
    .replace(';I;', ';Imported 20;')
    .replace('Imported 30;;', 'Imported 30;Weg 30;')
    .replace('Imported 39', 'Imported 40');
  await choose('corrected.csv', corrected);
  await press('Check rows');
  await page.getByText('3 to create and 0 with problems').waitFor();
  await press('Import 3 rows');
  await page.getByText('The import is complete').waitFor();
  expect(await storedSites()).toHaveLength(60);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to sites' }).click();
  await page.getByRole('grid', { name: 'Sites' }).waitFor();
});

test('an import that was corrected goes on after a reload with what was corrected', async () => {
  await openImport('site');
  const rows = Array.from({ length: 3 }, (_, index) => site(index + 1));
  const file = [header, ...rows, site(4, 'Nobody Ltd')].join('\n');
  await choose('sites.csv', file);
  await press('Check rows');
  const cell = page.getByRole('textbox', { name: 'Customer, row 5' });
  await cell.fill(customer);
  // Pressed at once: what was typed last counts.
  await page.route('**/rest/v1/site*', async (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await press(/^Import \d rows$/);
  await page.getByText('The import was interrupted').waitFor();
  await page.unroute('**/rest/v1/site*');
  await page.reload();
  await choose('sites.csv', file);
  await press('Continue');
  await page.getByText('4 created and 0 left out').waitFor();
  expect(await storedSites()).toHaveLength(4);
});

test('an import whose connection breaks goes on after a reload, and stores nothing twice', async () => {
  await openImport('site');
  const rows = Array.from({ length: 60 }, (_, index) => site(index + 1));
  const file = [header, ...rows].join('\n');
  await choose('sites.csv', file);
  await press('Check rows');
  // The database stores the rows, and the answer is lost.
  await page.route('**/rest/v1/site*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
    return undefined;
  });
  await press('Import 60 rows');
  await page.getByText('The import was interrupted').waitFor();
  expect(await storedSites()).toHaveLength(60);

  await page.unroute('**/rest/v1/site*');
  await page.reload();
  await page.getByText('An import was not finished').waitFor();
  await choose('renamed.csv', file);
  await press('Continue');
  await page.getByText('60 created and 0 left out').waitFor();
  expect(await storedSites()).toHaveLength(60);
  await page.reload();
  await page.getByRole('button', { name: 'Choose file' }).waitFor();
  expect(await page.getByText('An import was not finished').isVisible()).toBe(false);
});

test('a spreadsheet creates records and updates those that it finds by a key, by keyboard alone', async () => {
  const { error } = await database
    .from('skill')
    .insert({ name: 'Imported welding', needs_certificate: false, description: 'Old' });
  expect(error).toBeNull();
  await openImport('skill');
  await choose(
    'skills.xlsx',
    spreadsheet([
      ['Name', 'Needs certificate', 'Description'],
      ['Imported welding', { boolean: true }, { rich: ['New ', 'text'] }],
      ['Imported milling', { boolean: false }, undefined],
    ]),
  );
  await page.getByRole('heading', { name: 'Columns' }).waitFor();
  await expect.poll(focusedText).toBe('Columns');
  await tabTo('Existing records');
  // Opens the list, goes to its second choice, and takes it.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await tabTo('Check rows');
  await page.keyboard.press('Enter');
  await page.getByText('1 to create, 1 to update, 0 unchanged and 0 with problems').waitFor();
  await expect.poll(focusedText).toBe('Check');
  await tabTo('Import 2 rows');
  await page.keyboard.press('Enter');
  await page.getByText('1 created, 1 updated, 0 unchanged and 0 left out').waitFor();
  await expect.poll(focusedText).toBe('Import');
  const { data } = await database
    .from('skill')
    .select('name,needs_certificate,description')
    .like('name', 'Imported %')
    .order('name');
  expect(data).toEqual([
    { name: 'Imported milling', needs_certificate: false, description: null },
    { name: 'Imported welding', needs_certificate: true, description: 'New text' },
  ]);
});

const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses Tab until the control of this name has the focus. */
async function tabTo(name: string): Promise<void> {
  const wanted = page.getByLabel(name).or(page.getByRole('button', { name })).first();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to “${name}”.`);
}
