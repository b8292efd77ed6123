/** Cells of a list edited in place: with the system’s clipboard, by touch, and after a crash. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openPage } from './browser.ts';
import { endSession } from './end-session.ts';
import { openExamplePages } from './example-page.ts';
import { account, runningExample } from './example.ts';
import { openAs, signIn } from './sign-in.ts';

let context: BrowserContext;
let database: SupabaseClient;
let page: Page;

openExamplePages(async (opened) => {
  ({ context, database, page } = opened);
  await deleteParts();
  const { error } = await database.from('part').insert(
    [1, 2, 3].map((place) => ({
      number: `ZZ-900${place}`,
      name: `Cell part ${place}`,
      sales_price: '10',
      minimum_stock: '1',
    })),
  );
  if (error !== null) throw error;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => deleteParts());

async function deleteParts(): Promise<void> {
  await database.from('part').delete().like('number', 'ZZ-900%');
}

async function stored(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { data, error } = await database
    .from('part')
    .select('name,minimum_stock,sales_price,shelf')
    .like('number', 'ZZ-900%')
    .order('number');
  if (error !== null) throw error;
  return data;
}

const fields = ['name', 'stock', 'minimum_stock', 'sales_price', 'shelf'] as const;
const list = `/data/part?select=${fields.join(',')}&number=ilike.ZZ-900*&order=number.asc`;

/** The cell of a part, the first one's number is 1. */
const cell = (part: number, field: (typeof fields)[number]) =>
  page.locator(
    `[role=grid] [aria-rowindex="${part + 1}"] > [aria-colindex="${fields.indexOf(field) + 2}"]`,
  );
const hasFocus = (part: number, field: (typeof fields)[number]) =>
  expect
    .poll(() => cell(part, field).evaluate((element) => element === document.activeElement))
    .toBe(true);
const bar = () => page.getByRole('toolbar', { name: 'Edit parts' });
const editor = () => page.locator('[data-slot=cell-editor]');
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const press = (key: string) => page.keyboard.press(key);

async function editList(): Promise<void> {
  await openAs(page, account('owner'), list);
  await cell(3, 'name').waitFor();
  await press('Alt+Shift+E');
  await bar().getByText('Press Enter or type to edit a cell.').waitFor();
  await hasFocus(1, 'name');
}

test('by touch, a second tap on a cell edits it', async () => {
  const own = await openPage((await runningExample()).url, { width: 1024, touch: true });
  ({ page } = own);
  await openAs(page, account('owner'), list);
  await cell(3, 'name').waitFor();
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitem', { name: 'Edit cells' }).tap();
  await bar().getByText('Tap a cell twice to edit it.').waitFor();
  await cell(2, 'minimum_stock').tap();
  await hasFocus(2, 'minimum_stock');
  expect(await editor().count()).toBe(0);
  await cell(2, 'minimum_stock').tap();
  await editor().getByRole('textbox').fill('8');
  await cell(3, 'shelf').tap();
  await bar().getByText('1 change in 1 record').waitFor();
  await bar().getByRole('button', { name: 'Save' }).tap();
  await bar().getByText('No changes').waitFor();
  expect((await stored()).map((part) => part['minimum_stock'])).toEqual([1, 8, 1]);
  expect(own.problems).toEqual([]);
  await own.close();
});

/** How many lists have edits that are kept in the browser. */
const kept = () =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold.edits ')).length,
  );

test('edits outlive a crash, and are offered with what has changed meanwhile', async () => {
  await editList();
  await press('ArrowRight');
  await press('ArrowRight');
  await page.evaluate(() => navigator.clipboard.writeText('12\n13'));
  await press('Control+v');
  await bar().getByText('2 changes in 2 records').waitFor();
  await press('ArrowRight');
  await press('ArrowRight');
  await hasFocus(1, 'shelf');
  await page.evaluate(() => navigator.clipboard.writeText('A-01-02'));
  await press('Control+v');
  await cell(1, 'shelf').getByText('A-01-02').waitFor();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press('Control+x');
  await cell(1, 'shelf').getByText('A-01-02').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A-01-02');
  await bar().getByText('2 changes in 2 records').waitFor();

  // Another tab offers nothing, as long as this one is there.
  const crashed = page;
  page = await context.newPage();
  await page.goto(list);
  await cell(3, 'name').waitFor();
  await page.locator('[data-slot=list-freshness]').waitFor({ state: 'attached' });
  const offer = page.getByRole('group', { name: /^Unsaved changes in 2 records/ });
  expect(await offer.count()).toBe(0);
  await database.from('part').update({ name: 'Cell part 2, renamed' }).eq('number', 'ZZ-9002');
  await crashed.close();
  await offer.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Restore' }).press('Enter');

  // What another person has changed is shown, and nothing is sent by itself.
  const conflict = dialog('Changes').getByRole('region', {
    name: 'Another change was saved first',
  });
  await conflict.getByText('Cell part 2, renamed').waitFor();
  expect(await kept()).toBe(1);
  expect((await stored()).map((part) => part['minimum_stock'])).toEqual([1, 1, 1]);
  await conflict.getByRole('button', { name: 'Load current values' }).click();
  await dialog('Changes').getByRole('region', { name: 'Current values loaded' }).waitFor();
  await dialog('Changes').getByRole('button', { name: 'Close' }).click();
  await cell(2, 'minimum_stock').getByText('13').waitFor();
  await bar().getByRole('button', { name: 'Save' }).click();
  await bar().getByText('No changes').waitFor();
  expect((await stored()).map((part) => part['minimum_stock'])).toEqual([12, 13, 1]);
  await expect.poll(kept).toBe(0);
});

test('edits outlive a session that has ended, and are gone once they are discarded, or with the person', async () => {
  await editList();
  await press('x');
  await press('Enter');
  await bar().getByText('1 change in 1 record').waitFor();
  await endSession(page);
  await page.reload();
  await signIn(page, account('owner'));
  const offer = page.getByRole('group', { name: /^Unsaved changes in 1 record/ });
  await offer.getByRole('button', { name: 'Discard' }).press('Enter');
  await offer.waitFor({ state: 'detached' });
  await hasFocus(1, 'name');
  expect(await kept()).toBe(0);

  await press('Alt+Shift+E');
  await bar().getByText('Press Enter or type to edit a cell.').waitFor();
  await press('y');
  await press('Enter');
  await bar().getByText('1 change in 1 record').waitFor();
  // What can’t be read is not offered, and does no harm.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('ninefold.edits ')) localStorage.setItem(`${key}1`, '{');
    }
  });
  await page.reload();
  await offer.waitFor();
  expect(await kept()).toBe(2);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').waitFor();
  await expect.poll(kept).toBe(0);
  expect((await stored())[0]).toMatchObject({ name: 'Cell part 1' });
});
