/** Many records at once: selected across pages, edited, taken to another status, deleted, and undone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page, Route } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { endSession } from './end-session.ts';
import { openExamplePages } from './example-page.ts';
import { createOrders } from './create-orders.ts';
import { account } from './example.ts';
import { signIn } from './sign-in.ts';

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
  await page.goto(address);
  await signIn(page, account(role));
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
const alert = () => page.getByRole('alertdialog');
const undo = () => page.getByRole('button', { name: 'Undo' });

/** Enters a text in one field of the selected records, and sends it. */
async function edit(field: string, value: string): Promise<void> {
  await action('Edit');
  await dialog().getByLabel('Field', { exact: true }).selectOption({ label: field });
  await dialog()
    .getByRole('textbox', { name: new RegExp(`^${field}`) })
    .fill(value);
  await dialog()
    .getByRole('button', { name: /^Edit / })
    .click();
}

test('records of two pages are edited together, and it is undone', async () => {
  await createOrders(database, 30);
  await openList(`${list}&limit=25`);
  await box('Batch 002').click();
  await box('Batch 003').press('Space');
  await bar().getByText('2 selected').waitFor();
  await page.getByRole('link', { name: 'Next page' }).click();
  await box('Batch 030').click();
  await bar().getByText('3 selected').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await action('Edit');
  await dialog().getByLabel('Field', { exact: true }).selectOption({ label: 'Warranty claim' });
  const input = dialog().getByRole('textbox', { name: /^Warranty claim/ });
  await input.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  // What a form refuses is refused here, and what was typed stays.
  await input.fill('x'.repeat(41));
  await page.keyboard.press('Control+Enter');
  await dialog()
    .getByText(/Enter at most 40 characters/)
    .first()
    .waitFor();
  await input.fill('WC-17');
  await page.keyboard.press('Control+Enter');
  await page.getByText('3 work orders were edited').first().waitFor();
  expect(await claimed('WC-17')).toEqual(['Batch 002', 'Batch 003', 'Batch 030']);
  await bar().waitFor({ state: 'detached' });

  await undo().click();
  await page.getByText('3 work orders were restored').first().waitFor();
  expect((await storedOrders()).every((order) => order.warranty_claim === null)).toBe(true);
});

test('the selection stays on other pages and in another order, and goes with another filter', async () => {
  await createOrders(database, 30);
  await openList(`${list}&limit=25`);
  await box('Batch 002').click();
  await page
    .getByRole('columnheader', { name: /^Title/ })
    .getByRole('button')
    .first()
    .click();
  await page.waitForURL(/order=title\.desc/);
  await box('Batch 030').click();
  await bar().getByText('2 selected').waitFor();
  await bar().getByRole('button', { name: 'Select all 30 that match' }).click();
  await bar().getByText('All 30 selected').waitFor();
  await page.getByRole('searchbox').fill('Batch 01');
  await page.waitForURL(/search=/);
  await page.getByText('Nothing selected').waitFor({ state: 'attached' });
  expect(await bar().count()).toBe(0);

  // The rows of before stay until these are there.
  await page.getByText('1–25 of 30').waitFor({ state: 'detached' });
  await box('Batch 011').click();
  await bar().getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Escape');
  await bar().waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-slot=record-list]')))
    .not.toBeNull();
});

test('a transition is taken by those that can, asks once for what it needs, and is undone', async () => {
  await createOrders(database, 3);
  await database
    .from('work_order')
    .update({ status: 'on_hold', hold_reason: 'Waiting for a part' })
    .eq('title', 'Batch 003');
  await openList(list, 'dispatcher');
  for (const title of ['Batch 001', 'Batch 002', 'Batch 003']) await box(title).click();
  await action('Change status');
  const step = dialog().getByLabel('Next step');
  await step.waitFor();
  const offered = await step.getByRole('option').allInnerTexts();
  // Only an owner cancels orders.
  expect(offered).not.toContainEqual(expect.stringContaining('Cancel'));
  await step.selectOption({ label: 'Put on hold (2 of 3)' });
  await dialog().getByText('2 of 3 work orders can take this step.').waitFor();
  await dialog().getByText('These won’t change: 1 in “On hold”.').waitFor();
  await dialog().getByRole('button', { name: 'Put on hold' }).click();
  await dialog().getByText('Fill in Reason for hold.').first().waitFor();
  await dialog()
    .getByRole('textbox', { name: /^Reason for hold/ })
    .fill('The customer is away');
  await dialog().getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText('The status of 2 work orders was changed').first().waitFor();
  expect(await storedOrders()).toMatchObject([
    { status: 'on_hold', hold_reason: 'The customer is away' },
    { status: 'on_hold', hold_reason: 'The customer is away' },
    { status: 'on_hold', hold_reason: 'Waiting for a part' },
  ]);
  // The one that could not take it stays selected.
  await bar().getByText('1 selected').waitFor();

  await undo().click();
  await page.getByText('2 work orders were restored').first().waitFor();
  expect(await storedOrders()).toMatchObject([
    { status: 'open', hold_reason: null },
    { status: 'open', hold_reason: null },
    { status: 'on_hold' },
  ]);
});

test('of records to delete, those that others refer to are named, and stay selected', async () => {
  const { data } = await database
    .from('stock_movement')
    .select('supplier!inner(id,name)')
    .limit(1)
    .single();
  const { supplier } = data as unknown as { readonly supplier: { readonly name: string } };
  const names = ['Batch supplier 1', 'Batch supplier 2'];
  await database.from('supplier').insert(names.map((name) => ({ name, country: 'DE' })));
  await openList('/data/supplier');
  for (const name of [...names, supplier.name]) await box(name).click();
  await action('Delete');
  await alert().getByRole('heading', { name: 'Delete 3 suppliers?' }).waitFor();
  await alert()
    .getByText(/^These records prevent the deletion/)
    .waitFor();
  await alert().getByText('You can’t undo this.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await alert().getByRole('button', { name: 'Delete' }).click();

  await alert().getByRole('heading', { name: '2 of 3 suppliers deleted' }).waitFor();
  const failures = alert().getByRole('list', { name: 'Why they failed' });
  await failures.getByRole('link', { name: supplier.name }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await alert().getByRole('button', { name: 'Close' }).click();
  await bar().getByText('1 selected').waitFor();
  expect(await box(supplier.name).isChecked()).toBe(true);
  // What failed is still there to be read.
  await action('Show problems');
  await failures.getByRole('link', { name: supplier.name }).waitFor();
  const left = await database.from('supplier').select('name').in('name', names);
  expect(left.data).toEqual([]);
});

const writes = '**/rest/v1/work_order*';

/** Holds back the answer to the second write, until the returned function is called. */
async function holdSecondWrite(): Promise<{ held: Promise<void>; release: () => void }> {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let count = 0;
  await page.route(writes, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    count += 1;
    if (count === 2) {
      reached.resolve();
      await released.promise;
    }
    return route.fallback();
  });
  return { held: reached.promise, release: released.resolve };
}

test('all that match are edited with one question; cancelled in the middle, it says what was done and continues', async () => {
  await createOrders(database, 450);
  await openList(list);
  await box('Batch 001').click();
  await bar().getByRole('button', { name: 'Select all 450 that match' }).click();
  const { held, release } = await holdSecondWrite();
  await edit('Warranty claim', 'WC-18');
  await alert()
    .getByRole('heading', { name: 'Set Warranty claim of 450 work orders to WC-18?' })
    .waitFor();
  await alert().getByRole('button', { name: 'Set' }).click();

  await held;
  const bars = alert().getByRole('progressbar');
  await expect.poll(() => bars.getAttribute('aria-valuetext')).toBe('200 of 450');
  await alert().getByRole('button', { name: 'Cancel' }).click();
  await alert().getByRole('button', { name: 'Cancelling…' }).waitFor();
  release();
  await alert().getByRole('heading', { name: '400 of 450 work orders edited' }).waitFor();
  expect(await claimed('WC-18')).toHaveLength(400);

  await alert().getByRole('button', { name: 'Continue' }).click();
  await page.getByText('450 work orders were edited').first().waitFor();
  expect(await claimed('WC-18')).toHaveLength(450);
});

test('a write whose answer was lost is looked for, and not sent twice', async () => {
  await createOrders(database, 2);
  await openList(list);
  await box('Batch 001').click();
  await box('Batch 002').click();
  let sent = 0;
  await page.route(writes, async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sent += 1;
    await route.fetch();
    return route.abort();
  });
  await edit('Warranty claim', 'WC-19');
  await page.getByText('2 work orders were edited').first().waitFor();
  expect(sent).toBe(1);
  expect((await storedOrders()).map((order) => order.warranty_claim)).toEqual(['WC-19', 'WC-19']);
});

test('a session that has ended is signed in to again, and the records are edited', async () => {
  await createOrders(database, 2);
  await openList(list);
  await box('Batch 001').click();
  await box('Batch 002').click();
  // What the list reads after its rows, and for the selected ones, is still read as the person.
  await bar().getByText('2 selected').waitFor();
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await edit('Warranty claim', 'WC-20');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(account('owner').password);
  await page.keyboard.press('Enter');
  await page.getByText('2 work orders were edited').first().waitFor();
  expect(await claimed('WC-20')).toHaveLength(2);
});
