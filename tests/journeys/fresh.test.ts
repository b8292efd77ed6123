/** Lists that stay fresh while they are read: what others change shows, and no row moves until its person says so. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let context: BrowserContext;
let database: SupabaseClient;
let page: Page;

openExamplePages(async (opened) => {
  ({ context, database, page } = opened);
  await create('Birch', 'Cedar', 'Elm');
});
afterEach(async () => {
  await database.from('supplier').delete().like('name', 'Fresh %');
});

const list = '/data/supplier?name=ilike.Fresh*&order=name.asc';

async function create(...names: readonly string[]): Promise<void> {
  const rows = names.map((name) => ({ name: `Fresh ${name}`, country: 'DE' }));
  const { error } = await database.from('supplier').insert(rows);
  if (error !== null) throw error;
}

async function rename(name: string, next: string): Promise<void> {
  const change = database.from('supplier').update({ name: `Fresh ${next}` });
  const { error } = await change.eq('name', `Fresh ${name}`);
  if (error !== null) throw error;
}

const grid = (of = page) => of.getByRole('grid', { name: 'Suppliers' });
const link = (name: string, of = page) => grid(of).getByRole('link', { name, exact: true });
const titles = (of = page) => grid(of).locator('tbody th a').allInnerTexts();

async function openList(): Promise<void> {
  await openAs(page, account('owner'), list);
  await link('Fresh Elm').waitFor();
  // What keeps the list fresh is loaded after the rows.
  await page.locator('[data-slot=list-freshness]').waitFor({ state: 'attached' });
}

/** Comes back to the page, as from another window. */
const comeBack = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

test('values change in place, what has gone stays marked, and new records wait until they are shown', async () => {
  await openList();
  await rename('Cedar', 'Cedar and sons');
  await database.from('supplier').delete().eq('name', 'Fresh Elm');
  await create('Aspen');
  await comeBack();

  await page.getByRole('status').getByText('1 new record', { exact: true }).waitFor();
  await grid().getByText('No longer in this list').waitFor();
  expect(await titles()).toEqual(['Fresh Birch', 'Fresh Cedar and sons', 'Fresh Elm']);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await link('Fresh Aspen').waitFor();
  expect(await titles()).toEqual(['Fresh Aspen', 'Fresh Birch', 'Fresh Cedar and sons']);
  await page.getByText('1 new record').waitFor({ state: 'detached' });
  // The button has left, and the focus with it for the rows.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null))
    .toBe(true);
});

test('once the connection is back, the changes show by their shortcut, and the focus stays on its record', async () => {
  await openList();
  await link('Fresh Cedar').focus();
  await context.setOffline(true);
  await create('Aspen', 'Beech');
  await context.setOffline(false);
  await page.getByText('2 new records', { exact: true }).waitFor();
  await page.keyboard.press('Alt+Shift+R');
  await link('Fresh Aspen').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? ''))
    .toContain('Fresh Cedar');
});

test('an answer that comes late does not hide what was changed after it', async () => {
  await openList();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(
    /\/rest\/v1\/supplier\?/,
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await held.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await comeBack();
  await asked.promise;
  await create('Aspen');
  await comeBack();
  held.resolve();
  await page.getByText('1 new record', { exact: true }).waitFor();
});

test('a list in one tab follows what is done in another', async () => {
  await openList();
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
