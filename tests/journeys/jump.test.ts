/** Lists that go to a value of the field that they are ordered by, and back. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ database, page } = opened));

const grid = () => page.getByRole('grid', { name: 'Parts' });
const firstNumber = () =>
  grid().locator('tbody [aria-rowindex]').first().locator('[aria-colindex="3"]').innerText();

test('a list goes to the beginning of a number by keys alone, and going back leads back', async () => {
  const { data } = await database
    .from('part')
    .select('number')
    .gte('number', 'H')
    .order('number')
    .limit(51);
  const numbers = (data ?? []).map(({ number }) => String(number));
  const { count } = await database
    .from('part')
    .select('*', { count: 'exact', head: true })
    .lt('number', 'H');

  await openAs(page, account('owner'), '/data/part');
  await grid().locator('tbody th a').first().waitFor();
  const opened = await firstNumber();
  // Jumping is loaded after the rows.
  await page.locator('[data-slot=list-freshness]').waitFor({ state: 'attached' });

  await page.keyboard.press('Alt+Shift+J');
  const dialog = page.getByRole('dialog', { name: 'Jump to number' });
  await dialog.getByRole('textbox', { name: 'Number' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a value.').waitFor();
  await dialog.getByRole('textbox', { name: 'Number' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('H');
  await page.keyboard.press('Enter');
  await page.waitForURL(/start=at\.H/);
  await expect.poll(firstNumber).toBe(numbers[0]);
  // The place among all rows is exact where counting them is cheap.
  const place = new Intl.NumberFormat('en-GB').format((count ?? 0) + 1);
  await page
    .getByRole('status')
    .getByText(new RegExp(`^${place}–`))
    .waitFor();

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(firstNumber).toBe(numbers[50]);
  await page.reload();
  await expect.poll(firstNumber).toBe(numbers[50]);
  await page.goBack();
  await expect.poll(firstNumber).toBe(numbers[0]);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await page.waitForURL(/offset=-50/);
  await expect.poll(async () => (await firstNumber()) < 'H').toBe(true);
  await page.goBack();
  await page.goBack();
  await expect.poll(firstNumber).toBe(opened);
});
