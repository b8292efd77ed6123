/** A filter with the counts of the values that it offers. */
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

test('a filter shows how many records have each value that it offers', async () => {
  await openAs(page, account('owner'), '/data/work_order?title=ilike.*pump*');
  const filterBy = async (field: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Find a field' }).fill(field);
    await page.keyboard.press('Enter');
  };
  const countOfPumps = async (field: string, value: string | number) => {
    const { count } = await database
      .from('work_order')
      .select('id', { count: 'exact', head: true })
      .eq(field, value)
      .ilike('title', '%pump%');
    return (count ?? 0).toLocaleString('en');
  };
  await filterBy('Kind');
  const repair = new RegExp(`^Repair ${await countOfPumps('kind', 'repair')}$`);
  await page.getByRole('checkbox', { name: repair }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const { data } = await database.from('technician').select('id,full_name').limit(1);
  const [{ id, full_name: name } = { id: 0, full_name: '' }] = data ?? [];
  const records = await countOfPumps('technician_id', id);
  await filterBy('Technician');
  const input = page.getByRole('combobox', { name: 'Technician is' });
  const option = page.getByRole('option', { name });
  // The counts may come after the first records that are found.
  const detail = async () => {
    await input.fill('');
    await input.fill(name);
    await option.waitFor();
    return option.innerText();
  };
  await expect.poll(detail, { timeout: 15_000 }).toMatch(new RegExp(`\\b${records} records?$`));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.goto('/data/customer');
  await filterBy('Active');
  const { count } = await database
    .from('customer')
    .select('id', { count: 'exact', head: true })
    .eq('is_active', true);
  await page
    .getByRole('dialog', { name: 'Filter by' })
    .locator('option', { hasText: `Yes (${count})` })
    .waitFor({ state: 'attached' });
});
