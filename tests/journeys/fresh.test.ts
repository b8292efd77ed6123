/** Lists that stay fresh while they are read, in two tabs. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let context: BrowserContext;
let database: SupabaseClient;
let page: Page;

openExamplePages(async (opened) => {
  ({ context, database, page } = opened);
  const names = ['Birch', 'Cedar', 'Elm'];
  const rows = names.map((name) => ({ name: `Fresh ${name}`, country: 'DE' }));
  const { error } = await database.from('supplier').insert(rows);
  if (error !== null) throw error;
});
afterEach(async () => {
  await database.from('supplier').delete().like('name', 'Fresh %');
});

const list = '/data/supplier?name=ilike.Fresh*&order=name.asc';

const grid = (of = page) => of.getByRole('grid', { name: 'Suppliers' });
const link = (name: string, of = page) => grid(of).getByRole('link', { name, exact: true });
const titles = (of = page) => grid(of).locator('tbody th a').allInnerTexts();

test('a list in one tab follows what is done in another', async () => {
  await openAs(page, account('owner'), list);
  await link('Fresh Elm').waitFor();
  // What keeps the list fresh is loaded after the rows.
  await page.locator('[data-slot=list-freshness]').waitFor({ state: 'attached' });
  const other = await context.newPage();
  await other.goto(list);
  await link('Fresh Elm', other).click();
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await grid().getByText('No longer in this list').waitFor();
  // Where it was done, it shows at once.
  await link('Fresh Birch', other).waitFor();
  expect(await titles(other)).not.toContain('Fresh Elm');
});
