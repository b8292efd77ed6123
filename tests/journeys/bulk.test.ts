/** Many records at once, edited after a session has ended. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { untilCounted } from './asked-requests.ts';
import { endSession } from './end-session.ts';
import { openExamplePages } from './example-page.ts';
import { createOrders } from './create-orders.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ database, page } = opened));
afterEach(async () => {
  await database.from('work_order').delete().like('title', 'Batch %');
});

interface Order {
  readonly title: string;
  readonly status: string;
  readonly warranty_claim: string | null;
  readonly hold_reason: string | null;
}

async function storedOrders(): Promise<readonly Order[]> {
  const { data, error } = await database
    .from('work_order')
    .select('title,status,warranty_claim,hold_reason')
    .like('title', 'Batch %')
    .order('title');
  if (error !== null) throw error;
  return data;
}

/** The titles of the orders with a warranty claim. */
async function claimed(claim: string): Promise<readonly string[]> {
  const orders = await storedOrders();
  return orders.filter((order) => order.warranty_claim === claim).map(({ title }) => title);
}

const list = '/data/work_order?title=ilike.Batch*&order=title.asc';

async function openList(address: string, role = 'owner'): Promise<void> {
  await openAs(page, account(role), address);
  await page.getByRole('rowheader').first().waitFor();
}

/** A row's checkbox, by its record's title or the end of it. */
const box = (title: string) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^Select .*${title.replaceAll(/[.*+?()]/g, String.raw`\$&`)}`),
  });
const bar = () => page.getByRole('toolbar', { name: /^Selected / });
const action = (name: string) => bar().getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');

/** Enters a text in one field of the selected records, and sends it. */
async function edit(field: string, value: string): Promise<void> {
  await action('Edit');
  await dialog().getByRole('combobox', { name: 'Find a field' }).fill(field);
  await page.keyboard.press('Enter');
  await dialog()
    .getByRole('textbox', { name: new RegExp(`^${field}`) })
    .fill(value);
  await dialog()
    .getByRole('button', { name: /^Edit / })
    .click();
}

test('a session that has ended is signed in to again, and the records are edited', async () => {
  await createOrders(database, 2);
  await openList(list);
  await box('Batch 001').click();
  await box('Batch 002').click();
  // What the list reads after its rows, and for the selected ones, is still read as the person.
  await bar().getByText('2 selected').waitFor();
  await untilCounted(page);
  await endSession(page);
  await edit('Warranty claim', 'WC-20');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(account('owner').password);
  await page.keyboard.press('Enter');
  await page.getByText('2 work orders were edited').first().waitFor();
  expect(await claimed('WC-20')).toHaveLength(2);
});
