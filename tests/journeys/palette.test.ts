/** The command palette and the list of shortcuts, by keyboard alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { signIn } from './sign-in.ts';

let page: Page;

const palette = () => page.getByRole('dialog', { name: 'Search or jump to…' });
const options = () => palette().getByRole('option');
const option = (name: string | RegExp) => palette().getByRole('option', { name });
const active = () => palette().getByRole('option', { selected: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

async function enterAs(role: string, address = '/'): Promise<void> {
  await page.goto(address);
  await signIn(page, account(role));
  await page.getByRole('button', { name: 'Quick search' }).waitFor();
}

const asksForBerg = (url: URL) => url.pathname.endsWith('/customer') && url.search.includes('berg');

/** Opens the palette, and types when it has the focus: its keys may still be loading when they are pressed. */
async function search(text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const input = palette().getByRole('combobox');
  await expect
    .poll(() => input.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.type(text);
  await expect.poll(() => palette().getByRole('combobox').inputValue()).toBe(text);
}

/** Types a text and chooses what it finds, once that is the active option. */
async function choose(text: string, name: string): Promise<void> {
  await search(text);
  await palette()
    .getByRole('status')
    .filter({ hasText: /result|match/ })
    .waitFor();
  await option(name).first().waitFor();
  for (let moved = 0; moved < 300 && !(await active().innerText()).includes(name); moved++) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await palette().waitFor({ state: 'detached' });
}

async function titleOfGroups(): Promise<readonly string[]> {
  const groups = await palette().getByRole('group').all();
  return Promise.all(
    groups.map((group) => group.locator('[role=presentation]').first().innerText()),
  );
}

describe('in the example', () => {
  let database: SupabaseClient;
  openExamplePages((opened) => ({ database, page } = opened));

  test('a view of a list is found, and opens', async () => {
    await enterAs('owner');
    await choose('overdue', 'Overdue');
    await page.waitForURL(/\/data\/work_order\?.*due_at=lt\.now/);
    await page.getByRole('button', { name: /Overdue/ }).waitFor();
  });

  test('the import of a list is an action of its screen', async () => {
    await enterAs('owner', '/data/customer');
    await page.getByRole('grid', { name: 'Customers' }).waitFor();
    await choose('import', 'Import…');
    await heading('Import customers').waitFor();
  });

  test('a list and a record of another entity are found, and opened records come first', async () => {
    const { data } = await database
      .from('customer')
      .select('id,name')
      .order('id')
      .limit(1)
      .single();
    const customer = data as { readonly id: number; readonly name: string };
    await enterAs('dispatcher');
    await choose('parts', 'Parts');
    await heading('Parts').waitFor();
    expect(new URL(page.url()).pathname).toBe('/data/part');
    await expect.poll(focusedText).toContain('Parts');

    await choose(customer.name, customer.name);
    await heading(customer.name).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/data/customer/${customer.id}`);
    await expect.poll(focusedText).toContain(customer.name);

    // From one record to another of the same entity, too, the focus goes to its heading.
    const next = await database.from('customer').select('name').gt('id', customer.id).limit(1);
    const [{ name: other } = { name: '' }] = (next.data ?? []) as readonly { name: string }[];
    await choose(other, other);
    await heading(other).waitFor();
    await expect.poll(focusedText).toContain(other);

    await page.keyboard.press('Control+k');
    await option(customer.name).waitFor();
    await expect.poll(async () => (await titleOfGroups())[0]).toBe('Recent');
    await expect.poll(() => active().innerText()).toContain(customer.name);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
    await expect.poll(focusedText).toContain(other);
  });

  test('a record is found by its key, and a list shows all that match', async () => {
    await enterAs('dispatcher');
    await search('1');
    await option(/Work order$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
    await choose('compressor', 'Show all in work orders');
    await page.waitForURL(/search=compressor/);
  });

  test('the actions of a list and of a form are run', async () => {
    await enterAs('owner', '/data/skill');
    await page.getByRole('link', { name: 'New skill' }).waitFor();
    await choose('new skill', 'New skill');
    await heading('New skill').waitFor();

    await search('save');
    await expect.poll(() => active().innerText()).toContain('Save');
    await page.keyboard.press('Enter');
    // The form is sent as by its button, and says what is missing.
    await page
      .getByRole('alert')
      .or(page.getByText(/required/i))
      .first()
      .waitFor();
  });

  test('the actions of a record are run, and the focus comes back', async () => {
    const { data } = await database.from('skill').select('id').order('id').limit(1).single();
    await enterAs('owner', `/data/skill/${(data as { readonly id: number }).id}`);
    const edit = page.getByRole('link', { name: 'Edit' });
    await edit.focus();
    await choose('delete', 'Delete skill');
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: /Delete/ }))
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => edit.evaluate((link) => link === document.activeElement)).toBe(true);

    await choose('edit skill', 'Edit skill');
    await heading(/^Edit /).waitFor();
  });

  test('the transitions of a record are among its actions', async () => {
    const { data } = await database
      .from('work_order')
      .select('id')
      .eq('status', 'open')
      .order('id', { ascending: false })
      .limit(1)
      .single();
    await enterAs('owner', `/data/work_order/${(data as { id: number }).id}`);
    await page.getByRole('button', { name: 'Delete' }).waitFor();
    await page.keyboard.press('Control+k');
    const screen = palette().getByRole('group', { name: 'On this screen' });
    await screen.getByRole('option', { name: 'Copy link' }).waitFor();
    await screen.getByRole('option', { name: 'Edit work order' }).waitFor();
    await page.keyboard.press('Control+k');
    await palette().waitFor({ state: 'detached' });

    await choose('put on hold', 'Put on hold');
    const dialog = page.getByRole('dialog', { name: /Put on hold/ });
    await dialog.getByRole('button', { name: 'Put on hold' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('what a role may not do is not offered, and what it may not read is not found', async () => {
    const { data } = await database.from('supplier').select('name').limit(1).single();
    const supplier = (data as { readonly name: string }).name;
    await enterAs('technician', '/data/visit');
    await search('new visit');
    await expect.poll(() => palette().getByRole('status').innerText()).toMatch(/result|match/);
    expect(await option('New visit').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type('suppliers');
    await expect.poll(() => palette().getByRole('status').innerText()).toMatch(/result|match/);
    expect(await option(/^Suppliers/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type(supplier);
    await expect.poll(() => palette().getByRole('status').innerText()).toMatch(/result|match/);
    expect(await option(`${supplier} Supplier`).count()).toBe(0);
  });

  test('a late answer to an earlier text never wins', async () => {
    await enterAs('dispatcher', '/data/skill');
    const late = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.includes('/rest/v1/') && url.search.includes('pump'),
      async (route) => {
        asked.resolve();
        await late.promise;
        // The page has given it up.
        await route.continue().catch(() => undefined);
      },
    );
    await search('pump');
    await asked.promise;
    await expect.poll(() => palette().getByRole('status').innerText()).toBe('Searching…');
    await page.keyboard.press('Escape');
    await page.keyboard.type('compressor');
    await expect.poll(() => palette().getByRole('status').innerText()).toMatch(/\d+ results/);
    const found = await options().allInnerTexts();
    late.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await options().allInnerTexts()).toEqual(found);
    expect(found.some((text) => /compressor/i.test(text))).toBe(true);
  });

  test('a search that fails is retried by keyboard', async () => {
    await enterAs('dispatcher', '/data/skill');
    await page.route(asksForBerg, (route) =>
      route.fulfill({ status: 500, json: { message: 'No' } }),
    );
    await search('berg');
    await option(/^Retry/).waitFor();
    await page.unroute(asksForBerg);
    await page.keyboard.press('End');
    await expect.poll(() => active().innerText()).toMatch(/^Retry/);
    await page.keyboard.press('Enter');
    await option(/^Retry/).waitFor({ state: 'detached' });
    await expect.poll(() => palette().getByRole('combobox').inputValue()).toBe('berg');
  });

  test('? lists the shortcuts that work here, and can be turned off', async () => {
    await enterAs('owner', '/data/skill');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await sheet.getByText('Quick search').waitFor();
    await sheet.getByText('Questions on this screen').waitFor();
    expect(await sheet.getByText('Save', { exact: true }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await choose('new skill', 'New skill');
    await heading('New skill').waitFor();
    await page.getByLabel(/^Name/).focus();
    await page.keyboard.type('Why?');
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Why?');
    await choose('shortcuts', 'Keyboard shortcuts');
    await sheet.getByText('Save', { exact: true }).waitFor();
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await page.reload();
    await heading('New skill').waitFor();
    await page.keyboard.press('?');
    // Over a dialog the palette would not open.
    await choose('shortcuts', 'Keyboard shortcuts');
    await sheet.waitFor();
    expect(await sheet.getByText('?', { exact: true }).count()).toBe(0);
  });

  test('a phone has a button for it, and the palette the whole screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs('dispatcher');
    await page.getByRole('button', { name: 'Quick search' }).click();
    await palette().waitFor();
    // It grows into its place.
    await expect
      .poll(() => palette().boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await palette().getByRole('button', { name: 'Close' }).click();
    await palette().waitFor({ state: 'detached' });
  });
});
