/** What else a person does with a record: reads what changed, takes it back, prints it, shares its address. */
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
  await page.goto(`/data/customer/${customer.id}/edit`);
  await signIn(page, account('owner'));
  return customer;
}

const phoneOf = async ({ id }: Customer): Promise<unknown> =>
  (await database.from('customer').select('phone').eq('id', id).single()).data?.phone;

test('a change is read in the history, and taken back from there', async () => {
  const customer = await openCustomer(0);
  await page.getByLabel(/^Phone/).fill('+49 30 5550101');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const history = page.getByRole('list', { name: 'History' });
  const entry = history.getByRole('listitem').filter({ hasText: '+49 30 5550101' });
  await entry.getByText(`Phone changed from ${customer.phone} to +49 30 5550101`).waitFor();
  expect(await phoneOf(customer)).toBe('+49 30 5550101');
  expect(await accessibilityViolations(page)).toEqual([]);

  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${customer.name} was restored`).first().waitFor();
  expect(await phoneOf(customer)).toBe(customer.phone);
  // The change back is the newest entry, and the first one is no longer offered to be taken back.
  await history.getByText(`Phone changed from +49 30 5550101 to ${customer.phone}`).waitFor();
  await expect.poll(() => history.getByRole('button', { name: 'Undo' }).count()).toBe(1);
});

test('a change is not taken back over what others have saved since', async () => {
  const customer = await openCustomer(1);
  await page.getByLabel(/^Phone/).fill('+49 30 5550102');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const entry = page
    .getByRole('list', { name: 'History' })
    .getByRole('listitem')
    .filter({ hasText: '+49 30 5550102' });
  await entry.getByRole('button', { name: 'Undo' }).waitFor();
  await database.from('customer').update({ phone: '+49 30 5550103' }).eq('id', customer.id);
  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${customer.name} couldn’t be restored`).first().waitFor();
  expect(await phoneOf(customer)).toBe('+49 30 5550103');
});

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
