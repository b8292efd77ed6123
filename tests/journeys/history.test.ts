/** What else a person does with a record: prints it, shares its address. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ database, page } = opened));

interface Customer {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
}

async function openCustomer(position: number): Promise<Customer> {
  const { data } = await database
    .from('customer')
    .select('id, name, phone')
    .not('phone', 'is', null)
    .order('id')
    .range(position, position)
    .single();
  const customer = data as Customer;
  await openAs(page, account('owner'), `/data/customer/${customer.id}/edit`);
  return customer;
}

test('a record is printed without the frame, and its address is copied', async () => {
  const customer = await openCustomer(2);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/data/customer/${customer.id}`);
  const heading = page.getByRole('heading', { level: 1, name: customer.name });
  await heading.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await heading.isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'More actions' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/data/customer/${customer.id}$`));
});
