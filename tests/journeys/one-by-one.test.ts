/** Records read one after the other. */
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

const row = (entity: string, id: number | undefined) =>
  page.getByRole('grid').locator(`a[href="/data/${entity}/${id}"]`).first();
const heading = (name: string) => page.getByRole('heading', { level: 1 }).getByText(name);

test('a list is read record by record, beyond the end of its page, and going back leads to it', async () => {
  const { data } = await database
    .from('work_order')
    .select('id, number')
    .order('number')
    .order('id')
    .range(48, 51);
  const rows = (data ?? []) as readonly { readonly id: number; readonly number: string }[];
  const list = '/data/work_order?order=number.asc';
  await openAs(page, account('owner'), list);
  await row('work_order', rows[0]?.id).click();
  await heading(rows[0]?.number ?? '').waitFor();
  await page.getByText(/^49 of /).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('j');
  await page.getByText(/^50 of /).waitFor();
  const next = page.getByRole('button', { name: 'Next record' });
  await expect.poll(() => next.getAttribute('aria-disabled')).toBeNull();
  await next.click();
  await heading(rows[2]?.number ?? '').waitFor();
  await page.getByText(/^51 of /).waitFor();
  await page.keyboard.press('k');
  await heading(rows[1]?.number ?? '').waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname + url.search === list);
});
