/** The lines of an invoice, entered in its form and saved with it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

const reference = 'Rows of a form';
let database: SupabaseClient;
let page: Page;

openExamplePages(async (opened) => {
  ({ page, database } = opened);
  await deleteAll();
});
afterAll(deleteAll);

async function deleteAll(): Promise<void> {
  await database.from('invoice').delete().eq('reference', reference);
}

/** A draft with three lines. */
async function draft(): Promise<number> {
  const created = await database
    .from('invoice')
    .insert({ customer_id: 1, reference })
    .select('id')
    .single();
  const { id } = created.data as { readonly id: number };
  const lines = [1, 2, 3].map((position) => ({
    invoice_id: id,
    position,
    kind: 'labour',
    description: `Line ${position}`,
    quantity: '1',
    unit_price: `${position}.10`,
  }));
  const { error } = await database.from('invoice_line').insert(lines);
  if (error !== null) throw error;
  return id;
}

async function lines(): Promise<readonly string[]> {
  const { data, error } = await database
    .from('invoice_line')
    .select('position,description,quantity,unit_price,invoice!inner(reference)')
    .eq('invoice.reference', reference)
    .order('position');
  if (error !== null) throw error;
  return data.map(({ position, description, quantity, unit_price: price }) =>
    [position, description, quantity, price].join(' '),
  );
}

async function open(address: string): Promise<void> {
  await openAs(page, account('owner'), address);
  await rows().waitFor();
}

const rows = () => page.getByRole('region', { name: 'Invoice lines' });
const cell = (name: string, row: number) =>
  rows().getByLabel(new RegExp(`^${name}, row ${row}\\*?$`));
const save = () => page.keyboard.press('Control+Enter');

test('what was typed can be copied once its record is gone, in rows too', async () => {
  const id = await draft();
  await open(`/data/invoice/${id}/edit`);
  await page.getByLabel(/^Reference/).fill('Typed, too');
  await cell('Description', 3).fill('Third, typed');
  await database.from('invoice').delete().eq('id', id);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('You typed these values, and they were not saved:').waitFor();
  await page.getByText('Typed, too').waitFor();
  const kept = page.getByRole('region', { name: 'Invoice lines' });
  await kept.getByRole('term').filter({ hasText: 'Description' }).waitFor();
  expect(await kept.getByRole('definition').allTextContents()).toEqual(['Third, typed']);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await kept.waitFor({ state: 'detached' });
});

test('rows that were not saved outlive their tab, and say what has changed meanwhile', async () => {
  const id = await draft();
  await open(`/data/invoice/${id}/edit`);
  await rows().getByRole('button', { name: 'Delete row 1' }).click();
  await cell('Unit price', 1).fill('9.90');
  await rows().getByRole('button', { name: 'Add row', exact: true }).click();
  await cell('Kind', 3).selectOption('Labour');
  await cell('Description', 3).fill('Added');
  await cell('Unit price', 3).fill('5');
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await database
    .from('invoice_line')
    .update({ unit_price: '4' })
    .match({ invoice_id: id, position: 2 });
  await database
    .from('invoice_line')
    .update({ description: 'Theirs' })
    .match({ invoice_id: id, position: 3 });

  page = await context.newPage();
  await page.goto(`/data/invoice/${id}/edit`);
  await page.getByText('Unsaved changes restored').waitFor();
  await rows().getByText('Row 1 will be deleted when you save.').waitFor();
  await rows().getByText('This row has changed since you opened it.').waitFor();
  await expect.poll(() => cell('Unit price', 1).inputValue()).toBe('9.90');
  await expect.poll(() => cell('Description', 2).inputValue()).toBe('Theirs');
  await expect.poll(() => cell('Description', 3).inputValue()).toBe('Added');
  expect(await lines()).toEqual(['1 Line 1 1 1.1', '2 Line 2 1 4', '3 Theirs 1 3.1']);
  await cell('Unit price', 1).focus();
  await save();
  await page.waitForURL(new RegExp(`/data/invoice/${id}$`));
  expect(await lines()).toEqual(['2 Line 2 1 9.9', '3 Theirs 1 3.1', '4 Added 1 5']);
  await page.goto(`/data/invoice/${id}/edit`);
  await rows().waitFor();
  expect(await page.getByText('Unsaved changes restored').count()).toBe(0);
});
