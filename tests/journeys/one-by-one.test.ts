/** Records one after the other, a record made from another one, and what was done taken back. */
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
  await page.goto(list);
  await signIn(page, account('owner'));
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

test('a record that is no longer in its list still leads to the next one', async () => {
  const { data } = await database
    .from('work_order')
    .select('id, number')
    .eq('status', 'planned')
    .order('number')
    .limit(2);
  const [first, second] = (data ?? []) as readonly {
    readonly id: number;
    readonly number: string;
  }[];
  await page.goto('/data/work_order?status=eq.planned&order=number.asc');
  await signIn(page, account('owner'));
  await row('work_order', first?.id).click();
  await page.getByRole('button', { name: 'Start work' }).click();
  await expect
    .poll(async () => {
      const changed = await database
        .from('work_order')
        .select('status')
        .eq('id', first?.id)
        .single();
      return changed.data?.status as unknown;
    })
    .toBe('in_progress');
  await page.keyboard.press('j');
  await heading(second?.number ?? '').waitFor();
});

test('a record is duplicated, without what identifies it', async () => {
  const { data } = await database.from('skill').select('id, name').order('id').limit(1).single();
  const skill = data as { readonly id: number; readonly name: string };
  await page.goto(`/data/skill/${skill.id}`);
  await signIn(page, account('owner'));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate skill' }).click();
  const name = page.getByLabel(/^Name/);
  await expect.poll(() => name.inputValue()).toBe(skill.name);
  await name.fill(`${skill.name} (copy)`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await heading(`${skill.name} (copy)`).waitFor();
  const copies = await database.from('skill').select('id').eq('name', `${skill.name} (copy)`);
  expect(copies.data).toHaveLength(1);
  expect(copies.data?.[0]?.id).not.toBe(skill.id);
});

test('records are edited one after the other', async () => {
  const { data } = await database.from('skill').select('id, name').order('name').limit(2);
  const [first, second] = (data ?? []) as readonly { readonly id: number; readonly name: string }[];
  await page.goto('/data/skill?order=name.asc');
  await signIn(page, account('owner'));
  await page.getByRole('grid').getByRole('link', { name: first?.name, exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  const name = page.getByLabel(/^Name/);
  await name.fill(`${first?.name}, level 3`);
  await page.getByRole('button', { name: 'Save and next' }).waitFor();
  await page.keyboard.press('Control+Shift+Enter');
  await expect.poll(() => name.inputValue()).toBe(second?.name);
  const saved = await database.from('skill').select('name').eq('id', first?.id).single();
  expect(saved.data).toEqual({ name: `${first?.name}, level 3` });

  // What was saved is taken back from the message that says so.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${first?.name} was restored`).first().waitFor();
  const restored = await database.from('skill').select('name').eq('id', first?.id).single();
  expect(restored.data).toEqual({ name: first?.name });
});

test('a deletion is undone from the message that reports it', async () => {
  const { data } = await database.from('technician_skill').select().limit(1).single();
  const before = data as { readonly technician_id: number; readonly skill_id: number };
  const key = { technician_id: before.technician_id, skill_id: before.skill_id };
  const stored = async () => (await database.from('technician_skill').select().match(key)).data;
  await page.goto(`/data/technician_skill/${key.technician_id},${key.skill_id}`);
  await signIn(page, account('owner'));
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByText(/ was deleted$/)
    .first()
    .waitFor();
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByText(/ was restored$/)
    .first()
    .waitFor();
  expect(await stored()).toEqual([before]);
});

test('a form leads to its problems by keyboard, and goes on to the next new record', async () => {
  await page.goto('/data/supplier/new');
  await signIn(page, account('owner'));
  const input = (name: RegExp) => page.getByLabel(name);
  const focused = (name: RegExp) => input(name).and(page.locator(':focus')).waitFor();
  await input(/^Website/).fill('shop');
  await page.keyboard.press('Control+Enter');
  await focused(/^Name/);
  const summary = page.getByRole('region', { name: 'There are 2 problems' });
  await summary.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.type('Bearings by mail');
  await summary.getByRole('link', { name: 'Fill in Country.' }).press('Enter');
  await focused(/^Country/);
  await page.keyboard.type('DE');
  // The database checks the address, and its rejection leads to the field too.
  await page.keyboard.press('Control+Enter');
  await focused(/^Website/);
  await input(/^Website/).fill('https://bearings.example');
  await page.keyboard.press('Control+Shift+Enter');
  await page.getByText('Bearings by mail was created').first().waitFor();
  await focused(/^Name/);
  expect(await input(/^Name/).inputValue()).toBe('');
  const made = await database.from('supplier').select('country').eq('name', 'Bearings by mail');
  expect(made.data).toEqual([{ country: 'DE' }]);
});
