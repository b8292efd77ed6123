/** Lists in groups, with sums below their columns and the values of their status to choose from. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { signIn } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ database, page } = opened));

async function countOf(status: string, search = ''): Promise<number> {
  const { count } = await database
    .from('work_order')
    .select('id', { count: 'exact', head: true })
    .eq('status', status)
    .ilike('title', `%${search}%`);
  return count ?? 0;
}

/** Returns the sum of all gross amounts, in cents. */
async function grossOfInvoices(): Promise<string> {
  let cents = 0n;
  for (let from = 0; ; from += 1000) {
    const range = [from, from + 999] as const;
    const { data } = await database
      .from('invoice')
      .select('gross::text')
      .range(...range);
    const rows = (data ?? []) as unknown as readonly { readonly gross: string | null }[];
    for (const { gross } of rows) cents += BigInt((gross ?? '0.00').replace('.', ''));
    if (rows.length < 1000) return String(cents);
  }
}

const heading = (name: string | RegExp) => page.getByRole('rowheader', { name });

test('a list is grouped by its status, and its groups are closed and opened by keyboard', async () => {
  await page.goto('/data/work_order');
  await signIn(page, account('dispatcher'));
  await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Group by status' });
  await page.waitForURL(/view=group\.status/);
  const open = heading(new RegExp(`^Open ${await countOf('open')} records`));
  await open.waitFor();
  const grid = page.getByRole('grid', { name: 'Work orders by status' });
  const records = grid.getByRole('row').filter({ has: page.getByRole('link') });
  await records.first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  // Headings are rows among the records: arrows lead to both.
  await open.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => open.evaluate((row) => row === document.activeElement)).toBe(false);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await grid.getByRole('button', { name: /^Open/, expanded: false }).waitFor();
  await page.getByText('Open: collapsed').waitFor();
  await page.keyboard.press('Enter');
  await grid.getByRole('button', { name: /^Open/, expanded: true }).waitFor();
  await records.first().waitFor();

  await page.reload();
  await open.waitFor();
  await page.goBack();
  await page.getByRole('grid', { name: 'Work orders', exact: true }).waitFor();
});

test('dates are grouped by month, or by another period', async () => {
  await page.goto('/data/work_order?view=group.due_at.month&status=eq.completed');
  await signIn(page, account('dispatcher'));
  await heading(/^[A-Z][a-z]+ 20\d\d \d+ records?/)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Year' });
  await page.waitForURL(/view=group\.due_at\.year/);
  await heading(/^20\d\d \d+ records?/)
    .first()
    .waitFor();
});

test('the values of the status filter the list, with counts that follow the search', async () => {
  await page.goto('/data/work_order?search=pump');
  await signIn(page, account('owner'));
  const choices = page.getByRole('group', { name: 'Filter by Status' });
  const planned = choices.getByRole('button', { name: /^Planned/ });
  await planned.click();
  await page.waitForURL(/status=eq\.planned/);
  await choices.getByRole('button', { name: /^Planned/, pressed: true }).waitFor();
  await choices.getByRole('button', { name: /^Open/ }).click();
  await page.waitForURL(/status=in\.\(planned,open\)/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('searchbox').first().fill('');
  await expect
    .poll(() => planned.innerText())
    .toMatch(new RegExp(`Planned\\s*${(await countOf('planned')).toLocaleString('en')}`));
});

test('a filter shows how many records have each value that it offers', async () => {
  await page.goto('/data/work_order?title=ilike.*pump*');
  await signIn(page, account('owner'));
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

test('the numbers of a list are added up below their columns, and those of selected records', async () => {
  await page.goto('/data/invoice');
  await signIn(page, account('owner'));
  const grid = page.getByRole('grid', { name: 'Invoices' });
  const footer = grid.locator('tfoot');
  const { count } = await database.from('invoice').select('id', { count: 'exact', head: true });
  await footer.getByText(`Sum of ${(count ?? 0).toLocaleString('en')} records`).waitFor();
  const cells = await footer.locator('td').allInnerTexts();
  const gross = await grossOfInvoices();
  expect(cells.map((text) => text.replaceAll(/\D/g, ''))).toContain(gross);
  await grid.getByRole('checkbox').nth(1).click();
  await footer.getByText('Sum of 1 selected').waitFor();

  // By keys, they are below the last record.
  const focused = () => page.evaluate(() => document.activeElement?.closest('tfoot')?.tagName);
  await page.keyboard.press('Control+End');
  expect(await focused()).toBeUndefined();
  await page.keyboard.press('Control+End');
  expect(await focused()).toBe('TFOOT');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBeUndefined();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('TFOOT');
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByText('Go to the last record, then to the sums').waitFor();
});

test('on a phone the groups are cards below headings', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data/work_order?view=group.status');
  await signIn(page, account('dispatcher'));
  const open = page.getByRole('heading', { name: /^Open/ }).getByRole('button');
  await open.waitFor();
  await page.getByRole('list', { name: /^Open/ }).getByRole('listitem').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await open.click();
  await page.getByRole('list', { name: /^Open/ }).waitFor({ state: 'detached' });
});
