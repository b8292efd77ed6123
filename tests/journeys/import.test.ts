/** Records from a file are imported once, although the connection breaks and the page is loaded again. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;
let customer: string;

openExamplePages(async (opened) => {
  ({ database, page } = opened);
  const { data } = await database.from('customer').select('name').order('id').limit(1).single();
  customer = (data as { name: string }).name;
});
afterEach(async () => {
  await database.from('site').delete().like('name', 'Imported %');
});

async function openImport(): Promise<void> {
  await openAs(page, account('owner'), '/data/site/import');
  await page.getByRole('heading', { level: 1, name: /^Import / }).waitFor();
}

async function choose(name: string, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

async function storedSites(): Promise<readonly string[]> {
  const { data } = await database.from('site').select('name').like('name', 'Imported %');
  return (data as { name: string }[]).map(({ name }) => name).toSorted();
}

const header = 'Customer;Name;Street;Postal code;City;Country';
const site = (n: number, of = customer) =>
  `${of};Imported ${String(n).padStart(2, '0')};Weg ${n};2010${n % 10};Hamburg;DE`;

test('an import that was corrected goes on after a reload with what was corrected', async () => {
  await openImport();
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
  await openImport();
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
