/** The command palette and the list of shortcuts, by keyboard alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

let page: Page;

const palette = () => page.getByRole('dialog', { name: 'Search or jump to…' });
const option = (name: string | RegExp) => palette().getByRole('option', { name });
const active = () => palette().getByRole('option', { selected: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

async function enterAs(role: string, address = '/'): Promise<void> {
  await openAs(page, account(role), address);
  await page.getByRole('button', { name: 'Quick search' }).waitFor();
}

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
});
