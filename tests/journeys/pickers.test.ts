/** References picked in forms: recent and limited choices, a preview, records created on the way. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { signIn } from './sign-in.ts';

let page: Page;
let database: SupabaseClient;
openExamplePages((opened) => ({ database, page } = opened));

const picker = (name: RegExp) => page.getByRole('combobox', { name });
const options = () => page.getByRole('option');
const isFocused = (name: RegExp) =>
  expect
    .poll(() => picker(name).evaluate((element) => element === document.activeElement))
    .toBe(true);

async function enterAs(role: string, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page, account(role));
}

/** Opens the list of a picker by keyboard. */
async function open(name: RegExp): Promise<void> {
  await picker(name).press('ArrowDown');
  await page.locator('[data-slot=combobox-option]:not([aria-disabled])').first().waitFor();
}

/** Types a label and takes the record that it names. */
async function pick(name: RegExp, label: string): Promise<void> {
  await picker(name).fill(label);
  await picker(name).press('Enter');
  await expect.poll(() => page.locator('[data-slot=combobox-option]').count()).toBe(0);
  expect(await picker(name).inputValue()).toBe(label);
}

interface Site {
  readonly name: string;
  readonly customer: { readonly id: number; readonly name: string };
}

/** A site of each of two customers, the second with a name that the first has no site of. */
async function twoSites(): Promise<readonly [Site, Site]> {
  const { data, error } = await database
    .from('site')
    .select('name,customer(id,name)')
    .order('customer_id', { ascending: false })
    .limit(50);
  if (error !== null) throw error;
  const sites = data as unknown as readonly Site[];
  const first = sites[0] as Site;
  return [first, sites.find(({ customer }) => customer.id !== first.customer.id) as Site];
}

test('a choice begins with recent records, is limited by another one, and is previewed', async () => {
  const [site, other] = await twoSites();
  await enterAs('dispatcher', `/data/customer/${site.customer.id}`);
  await page.getByRole('heading', { level: 1, name: site.customer.name }).waitFor();
  await page.goto('/data/work_order/new');

  // What was opened lately comes first, then the others in the order of their names.
  await open(/^Customer/);
  await expect
    .poll(async () => (await options().allInnerTexts())[0]?.split(/\s*\n\s*/))
    .toEqual([site.customer.name, 'Recent']);
  const names = (await options().allInnerTexts())
    .slice(1)
    .filter((text) => !text.startsWith('Create'));
  expect(names.length).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await pick(/^Customer/, site.customer.name);

  // Only the sites of that customer are offered, and the field says so.
  await page.getByText(`Limited to Customer: ${site.customer.name}.`).first().waitFor();
  const own = await database.from('site').select('id').eq('customer_id', site.customer.id);
  await open(/^Site/);
  const offered = (await options().allInnerTexts()).filter((text) => !text.startsWith('Create'));
  expect(offered).toHaveLength(own.data?.length ?? 0);
  await page.locator('[data-slot=combobox-option][data-focused]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => picker(/^Site/).inputValue()).not.toBe('');
  expect(await accessibilityViolations(page)).toEqual([]);

  // A key shows its main facts; the form stays.
  await picker(/^Site/).press('Alt+Shift+P');
  const preview = page.getByRole('dialog', { name: 'Preview Site' });
  await preview.getByRole('heading').waitFor();
  expect(
    await preview.getByRole('link', { name: 'Open in a new tab' }).getAttribute('target'),
  ).toBe('_blank');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });

  // Another customer has no such site: it is cleared, with a notice.
  await pick(/^Customer/, other.customer.name);
  await page.getByText(/was cleared, because it doesn’t belong there/).waitFor();
  expect(await picker(/^Site/).inputValue()).toBe('');
});

const created = 'Zephyr Pump Works';

test('a record is created from a picker by keyboard, and nothing typed is lost', async () => {
  await enterAs('owner', '/data/work_order/new');
  await page.getByLabel(/^Title/).fill('Mend the new pump');
  await picker(/^Customer/).focus();
  await page.keyboard.type(created);
  await page.getByRole('option', { name: `Create “${created}”` }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-slot=combobox-option][data-focused]').waitFor();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'New customer' });
  const name = dialog.getByLabel(/^Name/);
  await expect.poll(() => name.inputValue()).toBe(created);
  // Its own errors stay in it.
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('region', { name: /^There are \d problems/ }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel(/^Region/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Billing street/).fill('Dock road 1');
  await dialog.getByLabel(/^Billing postal code/).fill('20457');
  await dialog.getByLabel(/^Billing city/).fill('Hamburg');

  // Closing it with something typed asks first.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await dialog.getByLabel(/^Billing city/).press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });

  await expect.poll(() => picker(/^Customer/).inputValue()).toBe(created);
  await isFocused(/^Customer/);
  expect(await page.getByLabel(/^Title/).inputValue()).toBe('Mend the new pump');
  const { data } = await database.from('customer').select('name').eq('name', created);
  expect(data).toEqual([{ name: created }]);
});

afterEach(async () => {
  await database.from('customer').delete().eq('name', created);
});

async function idOf(status: string): Promise<number> {
  const { data } = await database
    .from('work_order')
    .select('id')
    .eq('status', status)
    .limit(1)
    .single();
  return (data as { readonly id: number }).id;
}

test('a form asks for a field only while its condition holds', async () => {
  await enterAs('owner', `/data/work_order/${await idOf('open')}/edit`);
  await page.getByLabel(/^Title/).waitFor();
  expect(await page.getByLabel(/^Reason for hold/).count()).toBe(0);
  await page.goto(`/data/work_order/${await idOf('on_hold')}/edit`);
  await page.getByLabel(/^Reason for hold/).waitFor();
});

test('a deletion first shows what else goes, with counts', async () => {
  const { data } = await database
    .from('customer')
    .insert({
      name: created,
      region: 'north',
      billing_street: 'Dock road 1',
      billing_postal_code: '20457',
      billing_city: 'Hamburg',
    })
    .select('id')
    .single();
  const { id } = data as { readonly id: number };
  const people = ['Ada', 'Bo'].map((first_name) => ({
    first_name,
    last_name: 'Sample',
    phone: '040 123456',
    customer_id: id,
  }));
  const { error } = await database.from('contact').insert(people);
  expect(error).toBeNull();
  await enterAs('owner', `/data/customer/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('list', { name: 'These records will also be deleted' }).waitFor();
  await dialog.getByText('2 contacts').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/data\/customer(\?.*)?$/);
  const gone = await database.from('contact').select('id').eq('customer_id', id);
  expect(gone.data).toEqual([]);
});
